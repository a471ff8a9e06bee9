import { getToday } from '#src/forms/fields/today.ts';
import { provider } from '#src/site/provider.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import text from '#src/theme/text.module.css';
import { createCalendarFile } from './calendar-file.ts';
import { CalculationField, CalculationLayout, Notice, ResultTable } from './CalculationParts.tsx';
import styles from './Calculation.module.css';
import {
  type ClockDay,
  type Day,
  type FdaClock as Clock,
  formatDay,
  formatIsoDay,
  formatWeekday,
  getLastFixedDay,
  parseDay,
  planFdaClock,
  readFixedDay,
} from './fda-dates.ts';
import { type Calculation, type ReadField, useCalculation } from './use-calculation.ts';

interface ClockEntry {
  /** Text in the table. */
  readonly text: string;
  /** Title in the calendar file. */
  readonly entry: string;
}

export interface FdaClockContent {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly stale: string;
  readonly save: string;
  readonly nothingToSave: string;
  readonly planned: string;
  readonly latest: Readonly<Record<'meeting' | 'writing', ClockEntry>>;
  readonly branches: Readonly<Record<'meeting' | 'writing', string>>;
  readonly spare: string;
  readonly summary: string;
  readonly columns: readonly [string, string, string];
  readonly steps: Readonly<Record<ClockDay['step'] | 'fixed', ClockEntry>>;
  /** Before and after the counted day. */
  readonly moved: readonly [string, string];
  readonly tooLate: string;
  readonly note: string;
  readonly beyondGoals: string;
  readonly timeLeft: Readonly<Record<Exclude<Clock['timeLeft'], 'all'>, string>>;
  /** In each entry of the calendar file. */
  readonly description: string;
}

/** The sample document has the id `fda-clock`. */
const formId = 'fda-dates';
const sampleDay = '2027-11-01';
const branches = ['meeting', 'writing'] as const;

const readToday = () => parseDay(getToday()) ?? 0;

function calculate(readField: ReadField): Calculation<Day> {
  const day = readFixedDay(readField('fixedDay'), readToday());
  return typeof day === 'number' ? { result: day, problems: {} } : { problems: { fixedDay: day.problem } };
}

const sample = parseDay(sampleDay) ?? 0;

/** The number stays on the line. */
const formatCount = (days: number) => `Day\u00A0${days}`;

/** Counts back from the day on which the batch is fixed, and shows the days of FDA's goals. */
export function FdaClock({ content }: { content: FdaClockContent }) {
  const { isHydrated, result: fixedDay, problems, focus, check, form } = useCalculation(sample, calculate);
  // The page was built on another day.
  const today = isHydrated ? readToday() : undefined;
  const clock = planFdaClock(fixedDay, today);
  const [request] = clock.days;
  const [beforeMoved, afterMoved] = content.moved;
  const limits = today !== undefined && {
    min: formatIsoDay(today),
    max: formatIsoDay(getLastFixedDay(today)),
  };
  const save = () => {
    const day = check();
    if (day === undefined) return;
    const saved = planFdaClock(day, readToday());
    if (saved.timeLeft === 'none') focus('fixedDay');
    else saveCalendar(saved, content);
  };
  return (
    <CalculationLayout
      id={formId}
      form={form}
      title={content.title}
      text={content.text}
      isHydrated={isHydrated}
      fields={
        <>
          <CalculationField
            form={formId}
            name="fixedDay"
            label={content.label}
            subject={content.steps.fixed.text}
            problems={problems}
            type="date"
            defaultValue={sampleDay}
            {...limits}
          />
          <p className={text.note} hidden={clock.timeLeft !== 'none'}>
            {content.nothingToSave}
          </p>
        </>
      }
      actions={
        <Button variant="outline" size="sm" onClick={save}>
          {content.save}
        </Button>
      }
    >
      <output className={`${styles.figures} ${styles.dates}`} form={formId} htmlFor={`${formId}-fixedDay`}>
        <span>
          <span>{content.planned}</span>
          <b>{request === undefined ? content.tooLate : formatDay(request.day)}</b>
        </span>
        {branches.map((branch) => (
          <span key={branch}>
            <span>{content.latest[branch].text}</span>
            <b>{formatDay(clock.latest[branch])}</b>
          </span>
        ))}
        <Notice tone="problem">{Object.keys(problems).length > 0 && content.stale}</Notice>
        <Notice>{clock.timeLeft !== 'all' && content.timeLeft[clock.timeLeft]}</Notice>
        <Notice>{clock.isBeyondGoals && content.beyondGoals}</Notice>
      </output>
      {request !== undefined && (
        <>
          <Branches clock={clock} start={request.day} content={content} />
          <ResultTable
            summary={content.summary}
            columns={content.columns}
            rows={[
              ...clock.days.map(({ step, day, movedFrom }) => ({
                key: step,
                name: formatCount(day - request.day),
                cells: [
                  movedFrom === undefined
                    ? content.steps[step].text
                    : `${content.steps[step].text}; ${beforeMoved} ${formatWeekday(movedFrom)}${afterMoved}`,
                  formatWeekday(day),
                ],
              })),
              {
                key: 'fixed',
                name: formatCount(clock.fixedDay - request.day),
                cells: [content.steps.fixed.text, formatWeekday(clock.fixedDay)],
              },
            ]}
          />
        </>
      )}
      <p className={text.note}>{content.note}</p>
    </CalculationLayout>
  );
}

/** Days that a branch marks. */
const tickSteps: Readonly<Record<(typeof branches)[number], readonly ClockDay['step'][]>> = {
  meeting: ['request', 'package', 'meeting', 'minutes'],
  writing: ['request', 'package', 'meeting', 'responses'],
};
/** A number closer to the end of the line would touch the last one. */
const minNumberedShare = 0.12;

/** Draws both ways from the request to the fixed batch. The table beside it has the same days. */
function Branches({ clock, start, content }: { clock: Clock; start: Day; content: FdaClockContent }) {
  const total = clock.fixedDay - start;
  const place = (days: number) => `${(100 * days) / total}%`;
  return (
    <div className={styles.branches}>
      {branches.map((branch) => {
        const spare = clock.spare[branch];
        const ticks = clock.days
          .filter(({ step }) => tickSteps[branch].includes(step))
          .map(({ day }) => day - start);
        const answer = place(total - (spare ?? 0));
        return (
          <div key={branch}>
            <p>
              <b>{content.branches[branch]}</b>
              <span>{spare === undefined ? content.tooLate : `${spare} ${content.spare}`}</span>
            </p>
            {spare !== undefined && (
              <svg aria-hidden>
                <line className={styles.answerTime} x2={answer} y1="0.5rem" y2="0.5rem" />
                <line className={styles.spareTime} x1={answer} x2="100%" y1="0.5rem" y2="0.5rem" />
                {ticks.map((days) => (
                  <circle key={days} cx={place(days)} cy="0.5rem" r="5" />
                ))}
                <rect x="100%" width="3" height="1rem" />
                {ticks
                  .filter((days) => total - days > minNumberedShare * total)
                  .map((days) => (
                    <text key={days} x={place(days)} y="2rem" textAnchor="middle">
                      {`${days}`}
                    </text>
                  ))}
                <text x="100%" y="2rem" textAnchor="end">
                  {`${total}`}
                </text>
              </svg>
            )}
          </div>
        );
      })}
    </div>
  );
}

function saveCalendar(clock: Clock, content: FdaClockContent): void {
  const fixedDay = formatIsoDay(clock.fixedDay);
  const file = createCalendarFile(
    [
      ...clock.days.map(({ step, day }) => ({ name: step, day, title: content.steps[step].entry })),
      // A day that has passed is no plan.
      ...branches
        .filter((branch) => clock.spare[branch] !== undefined)
        .map((branch) => ({
          name: `latest-${branch}`,
          day: clock.latest[branch],
          title: content.latest[branch].entry,
        })),
      { name: 'fixed', day: clock.fixedDay, title: content.steps.fixed.entry },
    ],
    {
      description: content.description,
      plan: `pre-ind-plan-${fixedDay}`,
      host: new URL(provider.siteUrl).host,
      now: new Date(),
    },
  );
  const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: `pre-ind-plan-${fixedDay}.ics` }).click();
  // Safari reads the file after the click.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
