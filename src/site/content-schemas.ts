/** What the files in `content/` may contain. `editor/config.yml` has a form for each file, and a test compares the two. */
import * as z from 'zod';
import { disciplines, type DisciplineName } from './disciplines.ts';
import { parseDuration } from './figures.ts';

/**
 * Curves quotation marks and apostrophes, and writes ranges with an en dash, because the owner types on a keyboard. Numbers
 * with several hyphens, such as CAS numbers and dates, stay.
 */
export const typeset = (text: string) =>
  text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<![\p{L}\d])'([^']*)'(?![\p{L}\d])/gu, '‘$1’')
    .replaceAll(/(?<=[\p{L}\d])'|'(?=\d)/gu, '’')
    .replaceAll(/"([^"]*)"/g, '“$1”')
    .replaceAll('...', '…')
    .replaceAll(/(?<!\d[-–]\d*)(?<=\d)\s?[-–]\s?(?=\$?\d+(?!\d*[-–]\d))/g, '–');

const explainType = (expected: string) => (issue: { readonly input?: unknown }) =>
  issue.input === undefined ? 'is missing. Add it.' : `must be ${expected}. Correct it.`;

const countCharacters = (input: unknown) => String(input).length;

/** @param max - in characters */
const text = (max: number, min = 1) =>
  z
    .string({ error: explainType('text') })
    .overwrite(typeset)
    .min(min, {
      error: ({ input }) =>
        input === ''
          ? 'is empty. Write it.'
          : `has ${countCharacters(input)} characters, but needs ${min}. Write more.`,
    })
    .max(max, {
      error: ({ input }) => `has ${countCharacters(input)} characters, but at most ${max} fit. Shorten it.`,
    });

const pattern = (format: RegExp, expected: string) =>
  z.string({ error: explainType(expected) }).regex(format, { error: `must be ${expected}. Correct it.` });

const wholeNumber = (min: number, max: number) => {
  const error = explainType(`a whole number from ${min} to ${max}`);
  return z.int({ error }).min(min, { error }).max(max, { error });
};

const yesOrNo = z.boolean({ error: explainType('true or false') });

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: explainType(`one of ${values.join(', ')}`) });

const list = <T extends z.ZodType>(item: T, min: number, max: number) => {
  const error = explainType(`a list of ${min} to ${max} entries`);
  return z.array(item, { error }).min(min, { error }).max(max, { error }).readonly();
};

const entry = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has unknown fields: ${issue.keys.join(', ')}. Remove them, or correct their spelling.`
        : explainType('an object')(issue),
  });

export const personSchema = entry({
  /** The role until a name is known (`isPlaceholder`). */
  name: text(80),
  /** The role, or the role's subject while the profile is a placeholder. */
  title: text(80),
  discipline: choice(Object.keys(disciplines) as [DisciplineName, ...DisciplineName[]]),
  bio: text(600, 20),
  expertise: list(text(60), 1, 6),
  /** File name in `content/photos`. Without a photo, the page shows the discipline's mark. */
  photo: pattern(
    /^[^/]+\.(jpe?g|png|webp)$/,
    'the name of a .jpg, .jpeg, .png or .webp file in content/photos, in lowercase',
  ).optional(),
  linkedin: pattern(
    /^https:\/\/([a-z]+\.)?linkedin\.com\/\S+$/,
    'an address at https://www.linkedin.com/',
  ).optional(),
  orcid: pattern(
    /^https:\/\/orcid\.org\/\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/,
    'an address such as https://orcid.org/0000-0002-1825-0097',
  ).optional(),
  /** Years in drug development. */
  years: wholeNumber(1, 60).optional(),
  /** Programs worked on. */
  programs: wholeNumber(1, 500).optional(),
  /** Two or three lines: the problem, the work, the outcome. No client's name. */
  problemSolved: text(400).optional(),
  /** Shown with an asterisk. */
  isIndependent: yesOrNo,
  /** Describes a role, not yet a person: no `Person` in the structured data, and `npm run launch-check` lists it. */
  isPlaceholder: yesOrNo,
});

export const caseSchema = entry({
  title: text(60),
  /** Cases are shown in ascending order. */
  order: wholeNumber(1, 100),
  goal: text(300),
  depRole: text(400),
  status: choice(['ACTIVE', 'COMPLETED']),
  metrics: list(entry({ value: text(40), label: text(60) }), 1, 4),
  /** The client has approved this text; `npm run launch-check` lists cases without approval. */
  confirmedByClient: yesOrNo,
  /** Identifies the text that the client has approved (`src/site/cases.ts`). */
  confirmedText: pattern(/^[0-9a-f]{8}$/, 'eight characters from 0 to 9 and a to f').optional(),
});

const isEncoded = (path: string) => {
  try {
    return !decodeURI(path).includes('*');
  } catch {
    return false;
  }
};

const encoded = { error: 'has a % without a valid code. Correct it.' };

export const redirectsSchema = entry({
  redirects: list(
    entry({
      /** A path of the site that this one replaces. */
      from: pattern(
        /^\/(?![/\\])[^?#*:\s]*$/,
        'a path such as /old-page, with one slash first, and without ?, #, *, : and spaces',
      ).refine(isEncoded, encoded),
      /** A page of this site, or a URL elsewhere. */
      to: pattern(
        /^(\/(?![/\\])|https:\/\/[^/])\S*$/,
        'a path of this site such as /services, or a URL that starts with https://',
      ).refine(isEncoded, encoded),
    }),
    0,
    // The host reads 2,000 rules: two for each redirect, and those of the build.
    900,
  ),
});

/** Used inside sentences. */
const figure = text(60).refine((value) => !/\{\{|\.$/.test(value), {
  error: 'can’t contain another figure, or end with a period. Write the figure itself.',
});

const isDuration = (value: string, unit = parseDuration(value)?.unit) => {
  const { shortest = 0, longest = 0, unit: found } = parseDuration(value) ?? {};
  return found === unit && shortest > 0 && shortest <= longest;
};

/** Drawn as a bar or a line, or counted in structured data. */
const duration = figure.refine((value) => isDuration(value), {
  error: 'must be a number of days, weeks or months, such as “2–3 weeks”. Correct it.',
});

const durationInDays = figure.refine((value) => isDuration(value, 'day'), {
  error: 'must be in days, such as “30–45 days”, because a chart shows it. Correct it.',
});

const durationInWeeks = figure.refine((value) => isDuration(value, 'week'), {
  error: 'must be in weeks, such as “2–3 weeks”, because a chart shows it. Correct it.',
});

/** At least four digits: some editors save the "3,500" that an owner types as 500. */
const amount = wholeNumber(1000, 10_000_000);

const price = entry({ minimum: amount, maximum: amount }).refine(
  ({ minimum, maximum }) => minimum <= maximum,
  { error: 'has a minimum above its maximum. Correct one of them.' },
);

const trackerPhase = entry({ name: text(60), duration: durationInWeeks, progress: wholeNumber(0, 100) });

export const figuresSchema = entry({
  responseTime: figure,
  feasibilityCall: figure,
  startDelay: figure,
  actionPlan: duration,
  readinessSprint: entry({
    duration,
    complexDuration: duration,
    price,
    credit: figure,
  }),
  strategicPlanning: durationInDays,
  fullExecution: duration,
  rescueDuration: figure,
  timelineAcceleration: figure,
  services: entry({
    milestoneMap: duration,
    programManagement: figure,
    cdmoStrategy: duration,
    troubleshoot: duration,
    grantReadiness: figure,
  }),
  /** Time until the signed award. Proposals arrive after `proposalTurnaround`. */
  vendorMatching: figure,
  rfpCreation: figure,
  rfpCreationSteps: entry({ discovery: figure, crafting: figure, review: figure, delivery: figure }),
  rfpMatchingSteps: entry({ submission: figure, activation: figure, analysis: figure, selection: figure }),
  proposalTurnaround: figure,
  costSaving: figure,
  delayAvoided: duration,
  expertise: figure,
  fasterTimelines: figure,
  accountability: figure,
  cases: entry({
    timelineAdherence: figure,
    vendorsCoordinated: figure,
    timeToInd: figure,
    costReduction: figure,
    vendorOptions: figure,
    timelineReduction: figure,
    specializedCdmos: figure,
  }),
  trackerPhases: z.tuple([trackerPhase, trackerPhase, trackerPhase, trackerPhase], {
    error: 'must have four entries. Add or remove some.',
  }),
});
