import { getToday } from '#src/forms/fields/today.ts';
import { provider } from '#src/site/provider.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import text from '#src/theme/text.module.css';
import { createCalendarFile } from './calendar-file.ts';
import { CalculationField, CalculationLayout, Notice, ResultTable, StaleNote } from './CalculationParts.tsx';
import styles from './Calculation.module.css';
import {
  type ClockDay,
  type Day,
  type FdaClock as Clock,
  findTimeLeft,
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
  readonly save: string;
  readonly planned: string;
  readonly latest: Readonly<Record<'meeting' | 'writing', ClockEntry>>;
  readonly branches: Readonly<Record<'meeting' | 'writing', string>>;
  readonly spare: string;
  readonly summary: string;
  readonly columns: readonly [string, string, string];
  readonly steps: Readonly<Record<ClockDay['step'] | 'fixed', ClockEntry>>;
  readonly movedFrom: string;
  readonly note: string;
  readonly beyondGoals: string;
  readonly timeLeft: Readonly<Record<Exclude<ReturnType<typeof findTimeLeft>, 'all'>, string>>;
  /** In each entry of the calendar file. */
  readonly description: string;
}

/** The sample document has the id `fda-clock`. */
const formId = 'fda-dates';
const sampleDay = '2027-11-01';
const branches = ['meeting', 'writing'] as const;

const readToday = () => parseDay(getToday()) ?? 0;

function calculate(readField: ReadField): Calculation<Clock> {
  const day = readFixedDay(readField('fixedDay'), readToday());
  return typeof day === 'number'
    ? { result: planFdaClock(day), problems: {} }
    : { problems: { fixedDay: day.problem } };
}

const sample = planFdaClock(parseDay(sampleDay) ?? 0);

/** The number stays on the line. */
const formatCount = (days: number) => `Day\u00A0${days}`;

/** Counts back from the day on which the batch is fixed, and shows the days of FDA's goals. */
export function FdaClock({ content }: { content: FdaClockContent }) {
  const { isHydrated, result: clock, problems, form } = useCalculation(sample, calculate);
  // The page was built on another day.
  const today = isHydrated ? readToday() : undefined;
  const [request] = clock.days;
  const start = request?.day ?? 0;
  const timeLeft = today === undefined ? 'all' : findTimeLeft(clock, today);
  const limits = today !== undefined && {
    min: formatIsoDay(today),
    max: formatIsoDay(getLastFixedDay(today)),
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
            problems={problems}
            type="date"
            defaultValue={sampleDay}
            {...limits}
          />
        </>
      }
      actions={
        <Button variant="outline" size="sm" onClick={() => saveCalendar(clock, content)}>
          {content.save}
        </Button>
      }
    >
      <output className={styles.figures} form={formId} htmlFor={`${formId}-fixedDay`}>
        <span>
          <span>{content.planned}</span>
          <b>{formatDay(start)}</b>
        </span>
        {branches.map((branch) => (
          <span key={branch}>
            <span>{content.latest[branch].text}</span>
            <b>{formatDay(clock.latest[branch])}</b>
          </span>
        ))}
        <StaleNote problems={problems} />
      </output>
      <Branches clock={clock} start={start} content={content} />
      <ResultTable
        summary={content.summary}
        columns={content.columns}
        rows={[
          ...clock.days.map(({ step, day, movedFrom }) => ({
            key: step,
            name: formatCount((movedFrom ?? day) - start),
            cells: [
              movedFrom === undefined
                ? content.steps[step].text
                : `${content.steps[step].text}; ${content.movedFrom} ${formatWeekday(movedFrom)}`,
              formatWeekday(day),
            ],
          })),
          {
            key: 'fixed',
            name: formatCount(clock.fixedDay - start),
            cells: [content.steps.fixed.text, formatWeekday(clock.fixedDay)],
          },
        ]}
      />
      <div>
        <Notice>{timeLeft !== 'all' && content.timeLeft[timeLeft]}</Notice>
        <Notice>{clock.isBeyondGoals && content.beyondGoals}</Notice>
        <p className={text.note}>{content.note}</p>
      </div>
    </CalculationLayout>
  );
}

/** Draws both ways from the request to the fixed batch. The table beside it has the same days. */
function Branches({ clock, start, content }: { clock: Clock; start: Day; content: FdaClockContent }) {
  const total = clock.fixedDay - start;
  const place = (days: number) => `${(100 * days) / total}%`;
  const ticks = { meeting: [0, 30, 60, 90], writing: [0, 30, 60] };
  return (
    <div className={styles.branches}>
      {branches.map((branch) => {
        const answer = place(total - clock.spare[branch]);
        return (
          <div key={branch}>
            <p>
              <b>{content.branches[branch]}</b>
              <span>{`${clock.spare[branch]} ${content.spare}`}</span>
            </p>
            <svg aria-hidden>
              <line className={styles.answerTime} x2={answer} y1="8" y2="8" />
              <line className={styles.spareTime} x1={answer} x2="100%" y1="8" y2="8" />
              {ticks[branch].map((days) => (
                <circle key={days} cx={place(days)} cy="8" r="5" />
              ))}
              <rect x="100%" width="3" height="16" />
              {[...ticks[branch], total].map((days) => (
                <text key={days} x={place(days)} y="32" textAnchor={days === total ? 'end' : 'middle'}>
                  {`${days}`}
                </text>
              ))}
            </svg>
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
      ...branches.map((branch) => ({
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
