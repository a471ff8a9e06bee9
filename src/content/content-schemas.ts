/** People, cases, figures and redirects in `content/`. */
import * as z from 'zod';
import { rangeSeparator, typesetFigure } from './figure-text.ts';
import { disciplines } from './disciplines.ts';
import { choice, entry, explainType, list, pattern, text, wholeNumber, yesOrNo } from './schema.ts';

const mapNames = <T extends string>(entries: Readonly<Record<T, { readonly name: string }>>) =>
  Object.fromEntries(
    Object.entries<{ readonly name: string }>(entries).map(([key, { name }]) => [key, name]),
  ) as Readonly<Record<T, string>>;

export const personSchema = entry({
  name: text(80).meta({ hint: 'The role, while the profile is a placeholder.' }),
  title: text(80).meta({
    hint: 'The role at DEP, or what the role covers while the profile is a placeholder.',
  }),
  discipline: choice(mapNames(disciplines)),
  bio: text(600, 20),
  expertise: list(text(60).meta({ label: 'Area' }), 1, 6).meta({
    hint: 'One to six areas, each with at most 60 characters.',
    editor: { label_singular: 'Area' },
  }),
  photo: pattern(
    /^[^/]+\.(jpe?g|png|webp)$/,
    'the name of a .jpg, .jpeg, .png or .webp file in content/photos, in lowercase',
  )
    .meta({
      expected: 'the name of a JPEG, PNG or WebP file, with its extension in lowercase',
      hint: 'At least 672 by 840 pixels and at most 10 MB.',
      editor: { widget: 'image', choose_url: false, accept: 'image/jpeg,image/png,image/webp' },
    })
    .optional(),
  linkedin: pattern(
    /^https:\/\/([a-z]+\.)?linkedin\.com\/\S+$/,
    'an address such as https://www.linkedin.com/in/ada-lovelace',
  )
    .meta({ label: 'LinkedIn profile', editor: { type: 'url' } })
    .optional(),
  orcid: pattern(
    /^https:\/\/orcid\.org\/\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/,
    'an address such as https://orcid.org/0000-0002-1825-0097',
  )
    .meta({ label: 'ORCID iD', editor: { type: 'url' } })
    .optional(),
  years: wholeNumber(1, 60).meta({ label: 'Years of experience' }).optional(),
  programs: wholeNumber(1, 500)
    .meta({ hint: 'The number of development programs that this person worked on.' })
    .optional(),
  problemSolved: text(400)
    .meta({
      label: 'A problem solved',
      hint: 'Two or three lines: the problem, the work and the outcome. Don’t name the client.',
    })
    .optional(),
  isIndependent: yesOrNo.meta({
    label: 'Independent advisor',
    hint: 'Shown with an asterisk.',
    editor: { default: true },
  }),
  /** No `Person` in the structured data. `npm run launch-check` lists it. */
  isPlaceholder: yesOrNo.meta({ label: 'Placeholder', hint: 'Describes a role, not yet a person.' }),
});

export const caseSchema = entry({
  title: text(60),
  order: wholeNumber(1, 100).meta({
    label: 'Position',
    hint: 'The pages show the case with the lowest number first.',
  }),
  goal: text(300),
  depRole: text(400).meta({ label: 'DEP’s role' }),
  status: choice({ ACTIVE: 'Active', COMPLETED: 'Completed' }),
  metrics: list(entry({ value: text(40), label: text(60) }), 1, 4).meta({
    label: 'Results',
    hint: 'A value is a text such as “35%”, or the name of a figure such as {{cases.costReduction}}, which you change under Figures > Results of the cases.',
    editor: { label_singular: 'Result', collapsed: false, summary: '{{fields.value}} {{fields.label}}' },
  }),
  confirmedByClient: yesOrNo.meta({
    label: 'Confirmed by the client',
    hint: 'The client has agreed to this text and these results. Turn it off after a change, until the client agrees again. The live site leaves out what isn’t confirmed.',
  }),
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
      from: pattern(
        /^\/(?![/\\])[^?#*:\s]*$/,
        'a path such as /old-page, with one slash first, and without ?, #, *, : and spaces',
      )
        .refine(isEncoded, encoded)
        .meta({ label: 'Old path' }),
      to: pattern(
        /^(\/(?![/\\])|https:\/\/[^/])\S*$/,
        'a path of this site such as /services, or a URL that starts with https://',
      )
        .refine(isEncoded, encoded)
        .meta({ label: 'New address' }),
    }),
    0,
    // The host reads 2,000 rules: two per redirect, and the build's.
    900,
  ).meta({
    hint: 'Addresses of the site that this one replaced.',
    editor: { label_singular: 'Redirect', collapsed: false, summary: '{{fields.from}} → {{fields.to}}' },
  }),
});

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
 * Reads right in every sentence (`scripts/test/figures.test.ts`).
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

export const phrasesSchema = entry({
  consultationStart: text(24).meta({
    label: 'Consultation button, first words',
    hint: 'Left out on phones.',
  }),
  consultationEnd: text(24).meta({ label: 'Consultation button, last words' }),
  // The owner edits the two parts.
  consultation: text(60).meta({ editor: { widget: 'hidden' } }),
  booking: text(50).meta({ label: 'Booking button' }),
  inquiry: text(30).meta({ label: 'Inquiry button' }),
  bookNow: text(30).meta({ label: 'Booking link after an inquiry' }),
  privacyPolicy: text(30).meta({ label: 'Link to the privacy policy' }),
  termsOfService: text(30).meta({ label: 'Link to the terms' }),
});

const measure = (hint: string) => text(12).meta({ hint });

export const examplesSchema = entry({
  mainPeak: measure('Peak area in the chromatogram of the page Molecule Readiness.'),
  unknownImpurity: measure('Peak area in the same chromatogram.'),
  identificationThreshold: measure('At registration, at doses up to 2 g a day (ICH Q3A(R2), attachment 1).'),
  glpStudies: measure('Supports trials of up to a month (ICH M3(R2), table 1).').meta({
    label: 'GLP studies',
  }),
  preIndMeeting: measure(
    'FDA’s goal for a Type B meeting or its answers, from receipt of the request (PDUFA VII goals letter).',
  ).meta({ label: 'Pre-IND meeting' }),
  preIndPackage: measure(
    'When FDA has the package before that meeting or those answers (PDUFA VII goals letter).',
  ).meta({ label: 'Pre-IND package' }),
  indReview: measure('FDA’s time to place a hold after receiving an IND (21 CFR 312.40).').meta({
    label: 'IND review',
  }),
  batchReserve: measure('Reserve in the tox batch: 1.4 kg is about 9% more than 1,288 g.'),
});

export const headSchema = entry({
  title: text(65, 15).meta({
    hint: 'In search results and browser tabs, with figures at most 65 characters.',
  }),
  description: text(160, 40).meta({
    hint: 'In search results, with figures 70 to 160 characters.',
  }),
  label: text(40).meta({ hint: 'The page’s name in menus, the footer, breadcrumbs and related pages.' }),
  summary: text(110).meta({ hint: 'One sentence for menus and related pages.' }),
  menuAction: text(30).meta({ hint: 'The button of the page’s card in the menu.' }).exactOptional(),
  duration: text(40).meta({ hint: 'On the page’s card in the menu.' }).exactOptional(),
});

/** No page links to the not-found page. */
export const notFoundHeadSchema = headSchema.pick({ title: true, description: true, label: true });
