import { useState } from 'react';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { workItems } from './work-items.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import {
  countMarked,
  findNext,
  findStartingPoint,
  formatOpenToxicology,
  formatReadiness,
  formatTimeLeft,
  getReadiness,
  listLabels,
  listOpenEarlier,
  listOrderNotes,
  nothingNeeded,
  preparedMilestones,
  type Plan,
  selectMissing,
  usualTime,
} from './plan.ts';
import text from '#src/theme/text.module.css';
import textButton from '#src/theme/text-button.module.css';
import styles from './PlanPanel.module.css';

const maxMissing = 4;

/** By state: what the item needs. */
const neededLabels = ['', 'to start', 'to finish'] as const;

interface PlanPanelProps {
  readonly plan: Plan;
  readonly copyLabel: string;
  readonly copyLink: () => void;
  /** Lets the contact form attach the plan. */
  readonly attach: () => void;
  /** Undefined for the plan of someone else. */
  readonly startOver: (() => void) | undefined;
}

/**
 * What the marks mean. It is beside the timeline on a wide screen and a popover on a narrow one. Each text that changes is
 * the only child of its element, because a translation may move it.
 */
export function PlanPanel({ plan, copyLabel, copyLink, attach, startOver }: PlanPanelProps) {
  const [today] = useState(() => new Date());
  const next = findNext(plan);
  const readiness = next ?? getReadiness(plan, 'IND Submission');
  const { milestone, missing, met, total } = readiness;
  const notes = listOrderNotes(plan);
  const openEarlier = listOpenEarlier(plan);
  const start = findStartingPoint(plan);
  const timeLeft = plan.month && formatTimeLeft(plan.month, today);
  const hiddenCount = missing.length - maxMissing;

  const ready = preparedMilestones.filter((prepared) => getReadiness(plan, prepared).missing.length === 0);

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
        {ready.length > 0 && <p className={styles.ready}>{`Ready for ${ready.join(', ')}`}</p>}
        <div className={styles.next}>
          {next ? (
            <p>
              <span>Next to prepare: </span>
              <b>{milestone}</b>
            </p>
          ) : (
            <p>
              <b>{nothingNeeded}</b>
            </p>
          )}
          <div className={styles.beads} aria-hidden>
            {Array.from({ length: total }, (_, index) => (
              <i key={index} data-met={index < met || undefined} />
            ))}
          </div>
          <p>{formatReadiness(readiness)}</p>
        </div>
        {!next && <p>An IND also needs a protocol and an investigator’s brochure.</p>}
        {countMarked(plan) === 0 && <p>Mark what is running or done.</p>}
        {notes.length > 0 && (
          <div className={styles.order}>
            <h3 className={text.eyebrow}>Check the order</h3>
            <p>For trials with repeated doses, not in advanced cancer.</p>
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
        {missing.length > 0 && (
          <div>
            <h3 className={text.eyebrow}>Still needed</h3>
            <ul className={styles.missing}>
              {selectMissing(readiness, maxMissing).map(({ name, needed }) => (
                <li key={name}>
                  <b>{workItems[name].lane}</b>
                  <span>{workItems[name].label}</span>
                  <i>{neededLabels[needed]}</i>
                </li>
              ))}
            </ul>
            {hiddenCount > 0 && <p className={styles.more}>{`and ${hiddenCount} more`}</p>}
          </div>
        )}
        {openEarlier.length > 0 && (
          <div>
            <h3 className={text.eyebrow}>Open from earlier</h3>
            <p>{listLabels(openEarlier)}</p>
          </div>
        )}
        {timeLeft && (
          <div>
            <h3 className={text.eyebrow}>Time</h3>
            <p className={styles.time}>{timeLeft}</p>
            {missing.length > 0 && <p>{`${usualTime} ${formatOpenToxicology(plan)}`}</p>}
          </div>
        )}
        <div>
          <h3 className={text.eyebrow}>Where to start</h3>
          <p>
            <SiteLink to={start.to}>
              <span>{start.label}</span>
            </SiteLink>{' '}
            <span>{`because ${start.reason}.`}</span>
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        <div onClickCapture={attach}>
          <Button asChild>
            <SiteLink to="/contact#contact-form">Send This With an Inquiry</SiteLink>
          </Button>
        </div>
        <div>
          <button type="button" className={textButton.root} onClick={copyLink}>
            <span>{copyLabel}</span>
          </button>
          <button type="button" className={textButton.root} onClick={printPlan}>
            Print
          </button>
          {startOver && (
            <button type="button" className={textButton.root} onClick={startOver}>
              Start Over
            </button>
          )}
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
