import { useEffect, useRef, useState } from 'react';
import { reportEvent } from '#src/browser/analytics-events.ts';
import { Heading, Text } from '#src/components/Text.tsx';
import { milestones } from '#src/site/milestones.ts';
import { lanes, listWork, type WorkItemName, workItems } from './work-items.ts';
import {
  countMarked,
  emptyPlan,
  findNext,
  formatFragment,
  getReadiness,
  listOrderNotes,
  nothingNeeded,
  type Plan,
  preparedMilestones,
  stateLabels,
  type WorkState,
} from './plan.ts';
import {
  type OpenedPlan,
  openPlan,
  removePlan,
  saveForVisit,
  savePlan,
  showInAddress,
  writeVisitPlan,
} from './plan-storage.ts';
import { PlanPanel } from './PlanPanel.tsx';
import { PromisedMonth } from './PromisedMonth.tsx';
import { Strands } from './Strands.tsx';
import text from '#src/theme/text.module.css';
import textButton from '#src/theme/text-button.module.css';
import styles from './Planner.module.css';

/** The note below the title. */
export const usualOrder =
  'DEP’s usual order for an oral small molecule. FDA doesn’t prescribe it, and parts often run in parallel.';

const meetingNote =
  'Here the meeting is held while GLP studies run, before the GMP batch. FDA usually grants one: for its view of the GLP design, ask before Tox Start.';

/** The result follows after this pause, so that screen readers announce it once. */
const resultDelayMs = 300;

/** An event reports this number of marks. */
const startCount = 3;

/**
 * The timeline on which visitors mark what their program has. It mounts in the band of the home page, whose styles define
 * the sizes of the drawing (`pages/index/OnePlan.module.css`).
 *
 * @param texts - what each milestone means
 */
export function Planner({ texts }: { texts: readonly string[] }) {
  const [opened, setOpened] = useState<Partial<OpenedPlan>>(openPlan);
  const [plan, setPlan] = useState(opened.plan ?? emptyPlan);
  const [copied, setCopied] = useState<{ readonly link: string; readonly label: string }>();
  const root = useRef<HTMLDivElement>(null);
  const shownPlan = useDelayed(plan);
  const next = findNext(shownPlan);
  const { origin, own } = opened;

  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    // A reload keeps the position.
    if (window.scrollY === 0 && window.location.hash.startsWith('#plan'))
      root.current?.closest('section')?.scrollIntoView();
  }, []);

  const change = (changed: Plan) => {
    setPlan(changed);
    // The plan of a link doesn't overwrite the visitor's own.
    if (own && changed !== own) {
      setOpened({ own, origin: 'Shared with you, changed by you' });
      saveForVisit(changed);
    } else {
      setOpened({});
      savePlan(changed);
    }
    if (countMarked(plan) < startCount && countMarked(changed) === startCount)
      reportEvent('plan_start', { marked: `${startCount}` });
  };
  const mark = (name: WorkItemName, state: WorkState) =>
    change({ ...plan, states: { ...plan.states, [name]: state } });
  const link = `${window.location.origin}/${formatFragment(plan)}`;
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied({ link, label: 'Link Copied' });
    } catch {
      showInAddress(plan);
      setCopied({ link, label: 'Copy the Address of This Page' });
    }
  };
  const startOver = () => {
    if (countMarked(plan) > 0 && !window.confirm('Start over? This clears your marks.')) return;
    removePlan();
    setPlan(emptyPlan);
    setOpened({});
    root.current?.focus({ preventScroll: true });
  };

  return (
    <div ref={root} className={styles.root} role="group" tabIndex={-1} aria-label="Your plan">
      <div className={styles.side}>
        <div className={styles.printed}>
          <p>Our plan to IND</p>
          <p>{usualOrder}</p>
          <p>{link}</p>
        </div>
        <div className={styles.origin}>
          {origin && <p>{origin}</p>}
          {own && (
            <button
              type="button"
              className={textButton.root}
              onClick={() => {
                change(own);
                root.current?.focus({ preventScroll: true });
              }}
            >
              Show Your Own Marks
            </button>
          )}
        </div>
        <ul className={styles.legend}>
          {stateLabels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </div>
      <ol className={styles.milestones}>
        {milestones.map((milestone, index) => {
          const prepared = preparedMilestones[index];
          const readiness = milestone === 'Program Start' ? undefined : getReadiness(shownPlan, milestone);
          return (
            <li
              key={milestone}
              data-ready={readiness?.missing.length === 0 || undefined}
              data-next={milestone === next?.milestone || undefined}
            >
              <div className={styles.title}>
                <Heading as="h3">{milestone}</Heading>
                {readiness && <p>{`${readiness.met} of ${readiness.total}`}</p>}
              </div>
              <Text className={styles.text}>
                {milestone === 'FDA Meeting' ? meetingNote : (texts[index] ?? '')}
              </Text>
              {milestone === 'IND Submission' && (
                <PromisedMonth month={plan.month} onChange={(month) => change({ ...plan, month })} />
              )}
              {prepared && <Strands plan={plan} milestone={prepared} />}
              {prepared &&
                lanes.map((lane) => {
                  const names = listWork(lane, prepared);
                  return (
                    names.length > 0 && (
                      <div key={lane} className={styles.work} data-lane={lane}>
                        <h4 className={text.eyebrow}>{lane}</h4>
                        {names.map((name) => (
                          <StateChoice key={name} name={name} state={plan.states[name]} mark={mark} />
                        ))}
                      </div>
                    )
                  );
                })}
            </li>
          );
        })}
      </ol>
      <PlanPanel
        plan={shownPlan}
        copyLabel={copied?.link === link ? copied.label : 'Copy Link'}
        copyLink={() => void copyLink()}
        attach={() => writeVisitPlan(plan)}
        startOver={own ? undefined : startOver}
      />
      <div className={styles.bar}>
        <p role="status">{formatBar(shownPlan)}</p>
        <button type="button" popoverTarget="plan-panel">
          Result
        </button>
      </div>
    </div>
  );
}

/** Returns the text of the bar on a phone, such as "7 of 9 for Tox Start, 2 to check". */
function formatBar(plan: Plan): string {
  const next = findNext(plan);
  const noteCount = listOrderNotes(plan).length;
  const text = next ? `${next.met} of ${next.total} for ${next.milestone}` : nothingNeeded;
  return noteCount > 0 ? `${text}, ${noteCount} to check` : text;
}

function StateChoice({
  name,
  state,
  mark,
}: {
  name: WorkItemName;
  state: WorkState;
  mark: (name: WorkItemName, state: WorkState) => void;
}) {
  const id = `plan-${name}`;
  return (
    <div className={styles.choice} role="radiogroup" aria-labelledby={id}>
      <p id={id}>{workItems[name].label}</p>
      {stateLabels.map((label, value) => (
        <label key={label}>
          <input
            type="radio"
            name={id}
            checked={state === value}
            onChange={() => mark(name, value as WorkState)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

function useDelayed(value: Plan): Plan {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(value), resultDelayMs);
    return () => window.clearTimeout(timer);
  }, [value]);
  return shown;
}
