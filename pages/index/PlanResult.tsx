import { useState } from 'react';
import { SiteLink } from '#src/components/SiteLink.tsx';
import {
  findCovered,
  findNext,
  findStart,
  formatFragment,
  listNotes,
  type Marks,
  allMarked,
} from '#src/plan/plan.ts';
import { workItems } from '#src/plan/work-items.ts';
import { samplesPath } from '#src/site/paths.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import text from '#src/theme/text.module.css';
import textButton from '#src/theme/text-button.module.css';
import styles from './PlanResult.module.css';

/** The title of the result, which stays in view while the visitor marks. */
export function PlanLine({ marks }: { marks: Marks }) {
  const next = findNext(marks);
  const covered = findCovered(marks);
  return (
    <p className={styles.line}>
      <b>{next ? `Next: ${next.milestone}` : allMarked}</b>
      {next && <span>{`${next.marked} of ${next.total}`}</span>}
      {covered && <span>{`Covered up to ${covered}`}</span>}
    </p>
  );
}

/** Opens the contact form, which reads the plan from its address. */
export function SendLink({ marks, size = 'md' }: { marks: Marks; size?: 'sm' | 'md' }) {
  return (
    <Button asChild size={size}>
      <SiteLink to={`/contact${formatFragment(marks)}` as '/contact#plan='}>
        Send This Plan With an Inquiry
      </SiteLink>
    </Button>
  );
}

/** The result of the marks, below the drawing. */
export function PlanResult({ marks, startOver }: { marks: Marks; startOver: () => void }) {
  const next = findNext(marks);
  const notes = listNotes(marks);
  const start = findStart(marks);
  const fragment = formatFragment(marks);
  return (
    <div className={styles.root}>
      {next && (
        <div>
          <h3 className={text.eyebrow}>Still needed</h3>
          <ul>
            {next.open.map((name) => (
              <li key={name}>{workItems[name].label}</li>
            ))}
          </ul>
        </div>
      )}
      {notes.length > 0 && (
        <div>
          <h3 className={text.eyebrow}>Check the order</h3>
          <dl>
            {notes.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <small>For trials with repeated doses, not in advanced cancer.</small>
        </div>
      )}
      <div>
        <h3 className={text.eyebrow}>Where to start</h3>
        <p>
          <SiteLink to={start.to}>{start.label}</SiteLink> <span>{`because ${start.reason}.`}</span>
        </p>
        <p>
          Our <SiteLink to={samplesPath}>sample documents</SiteLink> show what you receive.
        </p>
        <div className={styles.actions}>
          <div>
            <SendLink marks={marks} />
          </div>
          <CopyLink link={`${window.location.origin}/${fragment}`} />
          <button type="button" className={textButton.root} onClick={startOver}>
            Start Over
          </button>
        </div>
        <small>
          A checklist, not advice on your program. Your marks stay in the address of this page until you send
          or share it.
        </small>
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
      <span role="status">{copied?.link === link ? copied.label : 'Copy Link'}</span>
    </button>
  );
}
