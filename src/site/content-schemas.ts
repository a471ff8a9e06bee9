/** What the files in `content/` may contain. `editor/config.yml` has a form for each file, and a test compares the two. */
import * as z from 'zod';
import { anyDash, rangeSeparator, typesetFigure } from '#shared/figure-text.ts';
import { disciplines, type DisciplineName } from './disciplines.ts';

/** Long dashes with spaces stay, because they separate clauses: "in 2019 — 14 programs". */
const rangesInProse = new RegExp(
  String.raw`(?<!\d${anyDash}\d*)(?<=\d)(?:\s?[-\u2010-\u2013\u2212]\s?|--|[—―])(?=\$?\d+(?!\d*${anyDash}\d))`,
  'g',
);

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
    .replaceAll(rangesInProse, '–');

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
  /** File name in `content/photos`. */
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
  /** The client has approved this text (`src/site/cases.ts`). */
  confirmedByClient: yesOrNo,
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

const number = String.raw`[1-9]\d{0,2}`;
const several = String.raw`(?:[2-9]|[1-9]\d{1,2})`;
const percent = String.raw`(?:100|[1-9]\d?)`;

/** The ends of a range have at most two digits, so that it fits on one line of a phone. */
const low = String.raw`[1-9]\d?`;
const high = String.raw`(?:[2-9]|[1-9]\d)`;
const range = `${low}${rangeSeparator}${high}`;

const plural = (unit: string) => `(?:${range}|${several}) ${unit}s`;

/** Agrees in number: "1 week", "2 weeks", "2–3 weeks". */
const quantity = (unit: string) => `(?:1 ${unit}|${plural(unit)})`;

/** Goes before a noun: "6-week". */
const compound = (unit: string) => `(?:${range}|${number})-${unit}`;

const percentage = `(?:${percent}${rangeSeparator})?${percent}%`;

const hasRisingRange = (value: string) => {
  const [, low, high] = /(\d+)–(\d+)/.exec(value) ?? [];
  return !high || Number(low) < Number(high);
};

/**
 * A figure that reads right in every sentence (`scripts/test/figures.test.ts`).
 *
 * @param format - accepts what an owner types, before `typesetFigure`, because the editor checks it, too
 */
const figure = (format: string, expected: string) =>
  z
    .string({ error: explainType(expected) })
    .overwrite(typesetFigure)
    .regex(new RegExp(`^(?:${format})$`), { error: `must be ${expected}. Correct it.` })
    .refine(hasRisingRange, { error: 'has a range that doesn’t rise. Put the smaller number first.' });

const chartUnit = '(?:day|week|month)';

const time = figure(
  String.raw`${quantity('(?:hour|day|week|month)')}|1 business day|(?:[1-9]${rangeSeparator})?(?:[2-9]|10) business days`,
  'a number of hours, days, weeks or months, such as “1–2 business days”, without a word before it',
);

/** Drawn as a bar or a line, or counted in structured data. */
const duration = figure(
  quantity(chartUnit),
  'a number of days, weeks or months, such as “2–3 weeks”, without a word before it',
);

const durationInWeeks = figure(
  String.raw`1 week|(?:(?:[1-9]|[1-5]\d)${rangeSeparator})?(?:[2-9]|[1-5]\d|60) weeks`,
  'a number of weeks up to 60, such as “2–3 weeks”, without a word before it, because a chart shows it',
);

/** Pages say "Where the 30–45 days go". */
const severalDays = figure(
  plural('day'),
  'a number of days, such as “30–45 days”, without a word before it, because a chart shows it',
);

const share = figure(percentage, 'a percentage, such as “30%” or “20–30%”, without a word before it');

const roughShare = figure(
  `(?:(?:about|over|up to) )?${percentage}`,
  'a percentage, such as “20%”, “about 20%” or “up to 40%”',
);

const count = (noun: string) =>
  figure(
    String.raw`${several}\+ ${noun}s|${plural(noun)}`,
    `a number above 1 and “${noun}s”, such as “7 ${noun}s” or “7+ ${noun}s”`,
  );

const week = `Week ${low}|Weeks ${range}`;
const whichWeek = figure(week, 'the week, such as “Week 4” or “Weeks 2–3”');

/** At least four digits: some editors save the "3,500" that an owner types as 500. */
const amount = wholeNumber(1000, 10_000_000);

const price = entry({ minimum: amount, maximum: amount }).refine(
  ({ minimum, maximum }) => minimum <= maximum,
  { error: 'has a minimum above its maximum. Correct one of them.' },
);

const trackerPhase = entry({ name: text(28), duration: durationInWeeks, progress: wholeNumber(0, 100) });

export const figuresSchema = entry({
  responseTime: time,
  // Not 8, 11, 18 or 80 minutes: sentences say "a 30-minute call".
  feasibilityCall: figure('[1-79][05]-minute', 'a number of minutes in steps of 5, such as “30-minute”'),
  startDelay: duration,
  actionPlan: figure(compound(chartUnit), 'a number and “-day”, “-week” or “-month”, such as “90-day”'),
  readinessSprint: entry({
    duration,
    complexDuration: figure(
      `(?:up to )?${quantity(chartUnit)}`,
      'a number of days, weeks or months, such as “4–6 weeks” or “up to 4 weeks”',
    ),
    price,
    credit: figure(
      String.raw`(?:(?:fully|partly|[1-9]\d?%) )?creditable(?: [a-z]+){0,7}`,
      'how the price is credited, such as “fully creditable toward a full engagement”',
    ),
  }),
  strategicPlanning: severalDays,
  fullExecution: duration,
  rescueDuration: figure(
    `(?:in|within) ${quantity(chartUnit)}`,
    '“in” or “within” and a number of days, weeks or months, such as “within 90 days”',
  ),
  timelineAcceleration: share,
  services: entry({
    milestoneMap: durationInWeeks,
    programManagement: choice(['monthly', 'quarterly', 'ongoing']),
    cdmoStrategy: durationInWeeks,
    troubleshoot: durationInWeeks,
    grantReadiness: choice(['add-on', 'optional', 'on request']),
  }),
  /** Time until the signed award. Proposals arrive after `proposalTurnaround`. */
  vendorMatching: duration,
  // A page says "4 weeks, week by week".
  rfpCreation: figure(
    plural('week'),
    'a number of weeks, such as “4 weeks”, without a word before it, because a page goes through them',
  ),
  rfpCreationSteps: entry({
    discovery: whichWeek,
    crafting: whichWeek,
    review: whichWeek,
    delivery: whichWeek,
  }),
  rfpMatchingSteps: entry({
    submission: whichWeek,
    activation: whichWeek,
    analysis: whichWeek,
    selection: figure(`Ongoing|${week}`, 'the week, such as “Week 5” or “Weeks 5–6”, or “Ongoing”'),
  }),
  proposalTurnaround: duration,
  costSaving: roughShare,
  delayAvoided: figure(
    `${compound(chartUnit)} delay`,
    'a number, “-day”, “-week” or “-month”, and “delay”, such as “6-week delay”',
  ),
  expertise: count('year'),
  fasterTimelines: roughShare,
  accountability: share,
  cases: entry({
    timelineAdherence: share,
    vendorsCoordinated: count('vendor'),
    timeToInd: figure(
      `(?:(?:about|under|up to) )?${quantity(chartUnit)}`,
      'a number of days, weeks or months, such as “9–12 months” or “under 12 months”',
    ),
    costReduction: share,
    vendorOptions: count('vendor option'),
    timelineReduction: share,
    specializedCdmos: count('specialized CDMO'),
  }),
  trackerPhases: z.tuple([trackerPhase, trackerPhase, trackerPhase, trackerPhase], {
    error: 'must have four entries. Add or remove some.',
  }),
});
