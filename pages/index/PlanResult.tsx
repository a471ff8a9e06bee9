import { useState } from 'react';
import { SiteLink } from '#src/components/SiteLink.tsx';
import {
  findCovered,
  findNext,
  findStart,
  formatFragment,
  listNotes,
  type Marks,
  type StartName,
} from '#src/planner/plan.ts';
import { samplesPath } from '#src/site/paths.ts';
import { plannerTexts } from '#src/content/values/planner-texts.ts';
import type { RoutePath } from '#src/site/routes.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import text from '#src/theme/text.module.css';
import textButton from '#src/theme/text-button.module.css';
import styles from './PlanResult.module.css';

const { start: places, result } = plannerTexts;

const startPaths: Readonly<Record<StartName, RoutePath>> = {
  readiness: '/molecule-readiness',
  strategy: '/process/start-with-strategy',
  matching: '/flexible-services/rfp-matching',
  execution: '/process/execution-support',
  contact: '/contact',
};

/** Stays in view while the visitor marks. */
export function PlanLine({ marks }: { marks: Marks }) {
  const next = findNext(marks);
  const covered = findCovered(marks);
  return (
    <p className={styles.line}>
      <b>{next ? `Next: ${next.milestone}` : result.allMarked}</b>
      {next && <span>{`${next.marked} of ${next.total}`}</span>}
      {covered && <span>{`Covered up to ${covered}`}</span>}
    </p>
  );
}

/** The contact form reads the plan from its address. */
export function SendLink({ marks, size = 'md' }: { marks: Marks; size?: 'sm' | 'md' }) {
  return (
    <Button asChild size={size}>
      <SiteLink to={`/contact${formatFragment(marks)}` as '/contact#plan='}>{result.send}</SiteLink>
    </Button>
  );
}

export function PlanResult({ marks, startOver }: { marks: Marks; startOver: () => void }) {
  const next = findNext(marks);
  const notes = listNotes(marks);
  const start = findStart(marks);
  const fragment = formatFragment(marks);
  return (
    <div className={styles.root}>
      {next && (
        <div>
          <h3 className={text.eyebrow}>{result.needed}</h3>
          <ul>
            {next.open.map((name) => (
              <li key={name}>{plannerTexts.items[name]}</li>
            ))}
          </ul>
        </div>
      )}
      {notes.length > 0 && (
        <div>
          <h3 className={text.eyebrow}>{result.order}</h3>
          <dl>
            {notes.map((name) => (
              <div key={name}>
                <dt>{plannerTexts.notes[name].title}</dt>
                <dd>{plannerTexts.notes[name].text}</dd>
              </div>
            ))}
          </dl>
          <small>{result.orderScope}</small>
        </div>
      )}
      <div>
        <h3 className={text.eyebrow}>{result.start}</h3>
        <p>
          <SiteLink to={startPaths[start]}>{places[start].label}</SiteLink>{' '}
          <span>{`because ${places[start].reason}.`}</span>
        </p>
        <p>
          <SiteLink to={samplesPath}>{result.samples}</SiteLink>
        </p>
        <div className={styles.actions} data-screen="">
          <div>
            <SendLink marks={marks} />
          </div>
          <CopyLink link={`${window.location.origin}/${fragment}`} />
          <button type="button" className={textButton.root} onClick={startOver}>
            {result.startOver}
          </button>
        </div>
        <small>{result.disclaimer}</small>
      </div>
    </div>
  );
}

function CopyLink({ link }: { link: string }) {
  const [copied, setCopied] = useState<{ readonly link: string; readonly label: string }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied({ link, label: 'Link Copied' });
    } catch {
      setCopied({ link, label: 'Copy the Address of This Page' });
    }
  };
  return (
    <button type="button" className={textButton.root} onClick={() => void copy()}>
      <span role="status">{copied?.link === link ? copied.label : result.copy}</span>
    </button>
  );
}
