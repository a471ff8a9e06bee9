import * as z from 'zod';
import { rangeSeparator, typesetFigure } from './figure-text.ts';
import { choice, entry, explainType, text, wholeNumber } from './parts.ts';

const number = String.raw`[1-9]\d{0,2}`;
const several = String.raw`(?:[2-9]|[1-9]\d{1,2})`;
const percent = String.raw`(?:100|[1-9]\d?)`;

/** At most two digits, so that a range fits on one line of a phone. */
const low = String.raw`[1-9]\d?`;
const high = String.raw`(?:[2-9]|[1-9]\d)`;
const range = `${low}${rangeSeparator}${high}`;

const plural = (unit: string) => `(?:${range}|${several}) ${unit}s`;

/** Agrees in number: "1 week", "2–3 weeks". */
const quantity = (unit: string) => `(?:1 ${unit}|${plural(unit)})`;

/** Goes before a noun: "6-week". */
const compound = (unit: string) => `(?:${range}|${number})-${unit}`;

const percentage = `(?:${percent}${rangeSeparator})?${percent}%`;

const hasRisingRange = (value: string) => {
  const [, low, high] = /(\d+)–(\d+)/.exec(value) ?? [];
  return !high || Number(low) < Number(high);
};

/**
 * Reads right in every sentence (`scripts/build/content/figures.test.ts`).
 *
 * @param format - accepts what the owner types, because the editor checks it before `typesetFigure`
 */
const figure = (format: string, expected: string) =>
  z
    .string({ error: explainType(expected) })
    .overwrite(typesetFigure)
    .regex(new RegExp(`^(?:${format})$`), { error: `must be ${expected}. Correct it.` })
    .refine(hasRisingRange, { error: 'has a range that doesn’t rise. Put the smaller number first.' })
    .meta({ expected });

const chartUnit = '(?:day|week|month)';

const time = figure(
  String.raw`${quantity('(?:hour|day|week|month)')}|1 business day|(?:[1-9]${rangeSeparator})?(?:[2-9]|10) business days`,
  'a number of hours, days, weeks or months, such as “1–2 business days”, without a word before it',
);

/** For charts or structured data. */
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

/** At least four digits: some editors save "3,500" as 500. */
const amount = wholeNumber(1000, 10_000_000).meta({ hint: 'Digits only, such as 3000.' });

const price = entry({
  minimum: amount.meta({ label: 'Lowest price' }),
  maximum: amount.meta({ label: 'Highest price' }),
})
  .refine(({ minimum, maximum }) => minimum <= maximum, {
    error: 'has a minimum above its maximum. Correct one of them.',
  })
  .meta({ label: 'Price in US dollars' });

const trackerPhase = entry({
  name: text(28).meta({ label: 'Phase' }),
  duration: durationInWeeks,
  progress: wholeNumber(0, 100).meta({ label: 'Progress in percent' }),
});

export const figuresSchema = entry({
  responseTime: time.meta({
    label: 'Reply to an inquiry',
    hint: 'On most pages, in the header and in emails.',
  }),
  // Not 8, 11, 18 or 80 minutes: sentences say "a 30-minute call".
  feasibilityCall: figure('[1-79][05]-minute', 'a number of minutes in steps of 5, such as “30-minute”').meta(
    { hint: 'Also on the booking button.' },
  ),
  startDelay: duration.meta({ label: 'Time until work starts' }),
  actionPlan: figure(compound(chartUnit), 'a number and “-day”, “-week” or “-month”, such as “90-day”'),
  readinessSprint: entry({
    duration,
    complexDuration: figure(
      `(?:up to )?${quantity(chartUnit)}`,
      'a number of days, weeks or months, such as “4–6 weeks” or “up to 4 weeks”',
    ).meta({ label: 'Duration for complex molecules' }),
    price,
    credit: figure(
      String.raw`(?:(?:fully|partly|[1-9]\d?%) )?creditable(?: [a-z]+){0,7}`,
      'how the price is credited, such as “fully creditable toward a full engagement”',
    ).meta({ hint: 'Completes “The sprint is …”.' }),
  }).meta({ hint: 'Pages Molecule Readiness, Services and others.' }),
  strategicPlanning: severalDays.meta({ hint: 'Also in the titles of search results.' }),
  fullExecution: duration,
  rescueDuration: figure(
    `(?:in|within) ${quantity(chartUnit)}`,
    '“in” or “within” and a number of days, weeks or months, such as “within 90 days”',
  ).meta({ label: 'Rescue', hint: 'Completes “Rescue happens …”.' }),
  timelineAcceleration: share.meta({ hint: 'With execution support.' }),
  services: entry({
    milestoneMap: durationInWeeks.meta({ label: 'IND Milestone Map' }),
    programManagement: choice({ monthly: 'monthly', quarterly: 'quarterly', ongoing: 'ongoing' }),
    cdmoStrategy: durationInWeeks.meta({ label: 'CDMO strategy and selection' }),
    troubleshoot: durationInWeeks.meta({ label: 'Troubleshooting and rescue' }),
    grantReadiness: choice({ 'add-on': 'add-on', optional: 'optional', 'on request': 'on request' }),
  }).meta({ hint: 'On the pages Services and Submit an RFP.' }),
  vendorMatching: duration.meta({
    label: 'RFP matching',
    hint: 'Time until the comparison of the proposals.',
  }),
  rfpCreation: figure(
    plural('week'),
    'a number of weeks, such as “4 weeks”, without a word before it, because a page goes through them',
  ).meta({ label: 'RFP creation' }),
  rfpCreationSteps: entry({
    discovery: whichWeek,
    crafting: whichWeek,
    review: whichWeek,
    delivery: whichWeek,
  }).meta({ label: 'Steps of RFP creation' }),
  rfpMatchingSteps: entry({
    submission: whichWeek,
    activation: whichWeek,
    analysis: whichWeek,
    selection: figure(`Ongoing|${week}`, 'the week, such as “Week 5” or “Weeks 5–6”, or “Ongoing”'),
  }).meta({ label: 'Steps of RFP matching' }),
  proposalTurnaround: duration.meta({ label: 'Time until proposals arrive' }),
  costSaving: roughShare.meta({
    label: 'Cost saved for a client',
    hint: 'Pages Home, About, Why DEP and Submit an RFP.',
  }),
  delayAvoided: figure(
    `${compound(chartUnit)} delay`,
    'a number, “-day”, “-week” or “-month”, and “delay”, such as “6-week delay”',
  ).meta({ label: 'Delay avoided for a client' }),
  expertise: count('year').meta({ label: 'Years of expertise' }),
  fasterTimelines: roughShare.meta({ hint: 'Pages Small Molecule Development and Why DEP.' }),
  accountability: share.meta({ hint: 'Page Small Molecule Development.' }),
  cases: entry({
    timelineAdherence: share,
    vendorsCoordinated: count('vendor'),
    timeToInd: figure(
      `(?:(?:about|under|up to) )?${quantity(chartUnit)}`,
      'a number of days, weeks or months, such as “9–12 months” or “under 12 months”',
    ).meta({ label: 'Time to IND' }),
    costReduction: share,
    vendorOptions: count('vendor option'),
    timelineReduction: share,
    specializedCdmos: count('specialized CDMO').meta({ label: 'Specialized CDMOs' }),
  }).meta({
    label: 'Results of the cases',
    hint: 'A changed result asks for the client’s confirmation again.',
  }),
  trackerPhases: z
    .tuple([trackerPhase, trackerPhase, trackerPhase, trackerPhase], {
      error: 'must have four entries. Add or remove some.',
    })
    .meta({
      label: 'Phases of the tracker',
      hint: 'The example on the page Graphics.',
      editor: { collapsed: true, summary: '{{fields.name}}' },
    }),
});
