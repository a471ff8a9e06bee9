import text from '#src/theme/text.module.css';
import { CalculationField, CalculationLayout, Notice, ResultTable } from './CalculationParts.tsx';
import styles from './Calculation.module.css';
import {
  calculateToxBatch,
  describeGroups,
  type FigureName,
  figureNames,
  figureRanges,
  formatFactor,
  formatGrams,
  formatKilograms,
  readFigure,
  sampleFigures,
  type SpeciesAmount,
  type ToxBatch as Batch,
  type ToxBatchFigures,
} from './tox-batch.ts';
import { type Calculation, type Problems, type ReadField, useCalculation } from './use-calculation.ts';

type Part = 'rat' | 'dog' | 'losses' | 'safety' | 'release' | 'reserve';

interface FieldGroup {
  readonly legend: string;
  /** Species and unit, in the accessible names of the fields. */
  readonly suffix?: string;
  /** A message calls its field `subject`. */
  readonly fields: readonly { readonly name: FigureName; readonly label: string; readonly subject: string }[];
}

export interface ToxBatchContent {
  readonly title: string;
  readonly text: string;
  readonly groups: readonly FieldGroup[];
  readonly more: { readonly summary: string; readonly groups: readonly FieldGroup[] };
  /** Before the fields that are out of range. */
  readonly stale: string;
  readonly order: string;
  readonly summary: string;
  readonly columns: readonly [string, string, string];
  /** Row of the table, and a short name above the bar. */
  readonly parts: Readonly<Record<Part, { readonly name: string; readonly label: string }>>;
  readonly safetyText: string;
  readonly releaseText: string;
  readonly limitDose: string;
  readonly notRising: Readonly<Record<'rat' | 'dog', string>>;
  readonly note: string;
}

const formId = 'tox-batch';

interface Result {
  readonly figures: ToxBatchFigures;
  readonly batch: Batch;
}

function calculate(readField: ReadField): Calculation<Result> {
  const read = figureNames.map((name) => [name, readFigure(name, readField(name))] as const);
  const problems = Object.fromEntries(
    read.flatMap(([name, figure]) => (typeof figure === 'number' ? [] : [[name, figure.problem]])),
  );
  if (Object.keys(problems).length > 0) return { problems };
  const figures = Object.fromEntries(read) as ToxBatchFigures;
  return { result: { figures, batch: calculateToxBatch(figures) }, problems };
}

const sample: Result = { figures: sampleFigures, batch: calculateToxBatch(sampleFigures) };

/** Estimates the size of the tox batch from doses, animals and days. */
export function ToxBatch({ content }: { content: ToxBatchContent }) {
  const { isHydrated, result, problems, form } = useCalculation(sample, calculate);
  const { figures, batch } = result;
  const { parts } = content;
  // The number stays on the line.
  const describeSpecies = (amount: SpeciesAmount) =>
    `${describeGroups(amount)} for ${figures.days}\u00A0days, salt factor ${formatFactor(figures.saltFactor)}`;
  const amounts = [
    { part: 'rat', grams: batch.rat.grams, arithmetic: describeSpecies(batch.rat) },
    { part: 'dog', grams: batch.dog.grams, arithmetic: describeSpecies(batch.dog) },
    { part: 'losses', grams: batch.losses, arithmetic: `${figures.losses}% on top` },
    { part: 'safety', grams: batch.safety, arithmetic: content.safetyText },
    { part: 'release', grams: batch.release, arithmetic: content.releaseText },
    {
      part: 'reserve',
      grams: batch.reserve,
      arithmetic: `${figures.reserve}% of ${formatGrams(batch.needed)}`,
    },
  ] as const;
  const hasProblem = ({ fields }: FieldGroup) => fields.some(({ name }) => problems[name] !== undefined);
  const subjects = [...content.groups, ...content.more.groups].flatMap(({ fields }) =>
    fields.filter(({ name }) => problems[name] !== undefined).map(({ subject }) => subject),
  );
  const weights: Partial<Record<Part, number>> = { rat: figures.ratWeight, dog: figures.dogWeight };
  return (
    <CalculationLayout
      id={formId}
      form={form}
      title={content.title}
      text={content.text}
      isHydrated={isHydrated}
      fields={
        <>
          <Groups groups={content.groups} problems={problems} />
          <details
            className={styles.more}
            // A field with a problem stays in sight.
            onToggle={({ currentTarget }) => {
              if (content.more.groups.some(hasProblem)) currentTarget.open = true;
            }}
          >
            <summary>{content.more.summary}</summary>
            <Groups groups={content.more.groups} problems={problems} />
          </details>
        </>
      }
    >
      <output
        className={`${styles.figures} ${styles.order}`}
        form={formId}
        htmlFor={figureNames.map((name) => `${formId}-${name}`).join(' ')}
      >
        <span>
          <span>{content.order}</span>
          <b>{formatKilograms(batch.order)}</b>
        </span>
        <span>
          {`${formatGrams(batch.needed)} needed and ${formatGrams(batch.reserve)} in reserve${batch.isRoundedUp ? ', rounded up to two digits' : ''}`}
        </span>
        <Notice tone="problem">{subjects.length > 0 && `${content.stale} ${subjects.join('; ')}.`}</Notice>
        {(['rat', 'dog'] as const).map((species) => (
          <Notice key={species}>{!batch[species].isRising && content.notRising[species]}</Notice>
        ))}
        <Notice>{batch.isAboveLimitDose && content.limitDose}</Notice>
      </output>
      <Bar amounts={amounts} content={content} />
      <ResultTable
        summary={content.summary}
        columns={content.columns}
        rows={[
          ...amounts.map(({ part, grams, arithmetic }) => ({
            key: part,
            name:
              weights[part] === undefined
                ? parts[part].name
                : `${parts[part].name}, ${weights[part]}\u00A0kg`,
            mark: (
              <svg className={styles.swatch} aria-hidden>
                <rect className={styles[part]} width="100%" height="100%" />
              </svg>
            ),
            cells: [arithmetic, formatGrams(grams)],
          })),
          {
            key: 'order',
            name: content.order,
            cells: [
              `${formatGrams(batch.needed + batch.reserve)}${batch.isRoundedUp ? ', rounded up' : ''}`,
              formatGrams(batch.order),
            ],
          },
        ]}
      />
      <p className={text.note}>{content.note}</p>
    </CalculationLayout>
  );
}

/** The fields accept finer figures, too. */
const steps: Partial<Record<FigureName, number>> = { ratWeight: 0.01, dogWeight: 0.01, saltFactor: 0.01 };

function Groups({ groups, problems }: { groups: readonly FieldGroup[]; problems: Problems }) {
  return groups.map(({ legend, suffix, fields }) => (
    <fieldset key={legend} className={styles.group}>
      <legend>{legend}</legend>
      <div>
        {fields.map(({ name, label, subject }) => {
          const { minimum, maximum, sample: value } = figureRanges[name];
          const isWhole = 'isWhole' in figureRanges[name];
          return (
            <CalculationField
              key={name}
              form={formId}
              name={name}
              label={label}
              suffix={suffix}
              subject={subject}
              problems={problems}
              type="number"
              inputMode={isWhole ? 'numeric' : 'decimal'}
              min={minimum}
              max={maximum}
              step={steps[name] ?? (isWhole ? 1 : 'any')}
              defaultValue={name === 'saltFactor' ? value.toFixed(2) : value}
            />
          );
        })}
      </div>
    </fieldset>
  ));
}

/** A narrower part has no name above it. */
const minNamedShare = 0.12;
/** The same for large text on a phone. */
const minNamedShareOnNarrow = 0.3;

/** Draws the parts of the order side by side. The table below has the same parts in the same order. */
function Bar({
  amounts,
  content,
}: {
  amounts: readonly { readonly part: Part; readonly grams: number }[];
  content: ToxBatchContent;
}) {
  const total = amounts.reduce((sum, { grams }) => sum + grams, 0);
  const segments = amounts.map(({ part, grams }, index) => ({
    part,
    start: amounts.slice(0, index).reduce((sum, before) => sum + before.grams, 0) / total,
    share: grams / total,
  }));
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  return (
    <svg className={styles.bar} aria-hidden>
      {segments.map(({ part, start, share }, index) => {
        const isLast = index === segments.length - 1;
        return (
          <text
            key={part}
            x={isLast ? '100%' : percent(start)}
            y="0.8rem"
            data-narrow={share < minNamedShareOnNarrow ? '' : undefined}
            textAnchor={isLast ? 'end' : 'start'}
            visibility={share < minNamedShare ? 'hidden' : undefined}
          >
            {content.parts[part].label}
          </text>
        );
      })}
      {segments.map(({ part, start, share }) => (
        <rect
          key={part}
          className={styles[part]}
          x={percent(start)}
          y="1.375rem"
          width={percent(share)}
          height="2.5rem"
        />
      ))}
    </svg>
  );
}
