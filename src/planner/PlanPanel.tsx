import { useState } from 'react';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { workItems } from './work-items.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import {
  countMarked,
  findNext,
  findStartingPoint,
  formatReadiness,
  formatTimeLeft,
  getReadiness,
  listOrderNotes,
  type Plan,
  stateLabels,
  usualTime,
} from './plan.ts';
import { savePlan } from './plan-storage.ts';
import textButton from '#src/theme/text-button.module.css';
import styles from './PlanPanel.module.css';

const maxMissing = 4;

const copyLabels = {
  none: 'Copy Link',
  copied: 'Link Copied',
  failed: 'Copy the Address of This Page',
} as const;

/**
 * What the marks mean. It is beside the timeline on a wide screen and a popover on a narrow one. Each text that changes is
 * the only child of its element, because a translation may move it.
 */
export function PlanPanel({ plan, startOver }: { plan: Plan; startOver: () => void }) {
  const [copy, setCopy] = useState<keyof typeof copyLabels>('none');
  const [today] = useState(() => new Date());
  const next = findNext(plan);
  const { milestone, missing, ...counts } = next ?? getReadiness(plan, 'IND Submission');
  const notes = listOrderNotes(plan);
  const start = findStartingPoint(plan);
  const timeLeft = plan.month && formatTimeLeft(plan.month, today);
  const hiddenCount = missing.length - maxMissing;

  const copyLink = async () => {
    savePlan(plan);
    try {
      await navigator.clipboard.writeText(window.location.href);
      setCopy('copied');
    } catch {
      setCopy('failed');
    }
  };

  return (
    <section id="plan-panel" className={styles.root} popover="auto" aria-label="Result">
      <button
        type="button"
        className={styles.close}
        popoverTarget="plan-panel"
        popoverTargetAction="hide"
        aria-label="Close"
      />
      <div role="status" aria-atomic={false} className={styles.result}>
        <p className={styles.ready}>{formatReadiness({ milestone, missing, ...counts })}</p>
        <div className={styles.beads} aria-hidden>
          {Array.from({ length: counts.total }, (_, index) => (
            <i key={index} data-met={index < counts.met || undefined} />
          ))}
        </div>
        <p>{next ? `Next to prepare: ${milestone}` : 'Your program is ready for all four milestones.'}</p>
        {countMarked(plan) === 0 && <p>Mark what is running or done.</p>}
        {missing.length > 0 && (
          <div>
            <h3>Still needed</h3>
            <ul>
              {missing.slice(0, maxMissing).map(({ name, needed }) => (
                <li key={name}>
                  <b>{workItems[name].lane}</b>
                  <span>{workItems[name].label}</span>
                  <i>{stateLabels[needed].toLowerCase()}</i>
                </li>
              ))}
            </ul>
            {hiddenCount > 0 && <p className={styles.more}>{`and ${hiddenCount} more`}</p>}
          </div>
        )}
        {notes.length > 0 && (
          <div className={styles.order}>
            <h3>Check the order</h3>
            <p>For repeated doses, not for advanced cancer.</p>
            <dl>
              {notes.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {timeLeft && (
          <div>
            <h3>Time</h3>
            <p className={styles.time}>{timeLeft}</p>
            <p>{usualTime}</p>
          </div>
        )}
        <div>
          <h3>Where to start</h3>
          <p>
            <SiteLink to={start.to}>
              <span>{start.label}</span>
            </SiteLink>{' '}
            <span>{`because ${start.reason}.`}</span>
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        <Button asChild>
          <SiteLink to="/contact#contact-form">Send This With an Inquiry</SiteLink>
        </Button>
        <div>
          <button type="button" className={textButton.root} onClick={() => void copyLink()}>
            <span>{copyLabels[copy]}</span>
          </button>
          <button type="button" className={textButton.root} onClick={printPlan}>
            Print
          </button>
          <button type="button" className={textButton.root} onClick={startOver}>
            Start Over
          </button>
        </div>
        <small>
          Your marks stay in this browser until you send or share them. A checklist, not advice on your
          program.
        </small>
      </div>
    </section>
  );
}

/** Prints the section without the rest of the page (`Planner.module.css`). */
function printPlan() {
  const { dataset } = document.documentElement;
  document.getElementById('plan-panel')?.hidePopover();
  dataset['printed'] = 'plan';
  window.addEventListener('afterprint', () => delete dataset['printed'], { once: true });
  window.print();
}
