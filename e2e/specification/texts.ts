import '#scripts/define-provider.ts';
import { serviceOptions } from '#shared/option-lists.ts';
import { claims } from '#src/site/claims.ts';
import { formatPriceRange } from '#src/site/figures.ts';
import type { RoutePath } from '#src/site/routes.ts';

/*
 * Lists the texts, links and counts that the owner's specification requires. Figures come from `claims.ts`, because the owner may
 * change them.
 */

/** The specification calls DEP "the provider". */
export interface Requirements {
  /** Headings must match exactly. */
  readonly headings?: readonly string[];
  /** Texts must match exactly. */
  readonly texts?: readonly string[];
  /** The page has these texts in any capitalization. */
  readonly mentions?: readonly string[];
  /** The links' labels start with exactly this text. */
  readonly actions?: readonly (readonly [label: string, href: string])[];
  /** The links may have any label. */
  readonly links?: readonly string[];
  readonly anchors?: readonly string[];
  readonly questions?: number;
  readonly inputs?: readonly string[];
  /** Lists all option values by field, in order. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly labels?: readonly (readonly [field: string, value: string, label: string])[];
}

const sprint = claims.readinessSprint;
const consultation = 'Schedule Your Free Consultation';

const booking = new URL(globalThis.__PROVIDER__.bookingUrl).href;

export const pages: Readonly<Partial<Record<RoutePath, Requirements>>> = {
  '/': {
    headings: [
      'Program Start',
      'Material Ready',
      'Tox Start',
      'FDA Meeting',
      'IND Submission',
      'Proof It Works',
      'Just starting out',
      'Already have a plan',
      'Need vendors now',
    ],
    texts: ['ACTIVE'],
    mentions: [
      'who we help',
      'why DEP',
      'lean biotech teams',
      `${claims.actionPlan} action plan`,
      'Series A/B companies',
      'new or repurposed assets',
      'university spinouts',
      'grant',
      'no vendor commissions',
      'CMC',
      'toxicology',
      'regulatory',
      claims.cases.timelineAdherence,
      'timeline adherence',
      claims.cases.vendorsCoordinated,
      claims.cases.timeToInd,
      'to IND',
      claims.cases.costReduction,
      'cost reduction',
      claims.cases.vendorOptions,
      claims.cases.timelineReduction,
      'timeline reduction',
      claims.cases.specializedCdmos,
    ],
    actions: [[consultation, '/contact']],
    links: [
      '/process#start-with-strategy',
      '/process#execution-support',
      '/process#vendor-matching',
      '/contact',
      '/process/start-with-strategy',
      '/process/execution-support',
      '/submit-rfp',
    ],
  },
  '/about': {
    headings: ['Plan', 'Execute', 'Deliver', 'Our mission'],
    mentions: ['why DEP', 'proof'],
    actions: [[consultation, '/contact']],
    links: ['/why-dep', '/team', '/contact'],
  },
  '/why-dep': {
    headings: [
      'Lean, execution-focused program leadership for small molecules',
      "Need a Team That Delivers—Even If It's Just You?",
      'Related pages',
    ],
    mentions: [
      'plans the path',
      'fixes CMC/formulation issues',
      'selects and manages vendors',
      'keeps everyone accountable',
      'RFPs and contracts are outputs of the process',
    ],
    actions: [[consultation, '/contact']],
  },
  '/process': {
    mentions: ['start wherever you are', 'active'],
    actions: [['Request a Redacted Case Brief', '/contact?topic=case-brief']],
    links: ['/process#start-with-strategy', '/process#execution-support', '/process#vendor-matching'],
    anchors: [
      'start-with-strategy',
      'execution-support',
      'vendor-matching',
      'molecule',
      'planning',
      'rfp',
      'investor',
      'timeline',
    ],
    questions: 8,
  },
  '/process/start-with-strategy': {
    mentions: ['strategic support', claims.strategicPlanning, 'feasibility', 'development plan'],
    links: [
      '/contact?service=validation',
      '/contact',
      '/small-molecule-development',
      '/contact?topic=molecule-validation',
    ],
    questions: 5,
  },
  '/process/execution-support': {
    headings: [
      'Program integration',
      'Vendor selection and management',
      'Active program management',
      'Milestone achievement',
    ],
    mentions: [
      `${claims.timelineAcceleration} timeline acceleration`,
      'embedded project leadership',
      claims.fullExecution,
    ],
    links: [
      booking,
      '/services',
      '/contact?service=execution',
      '/small-molecule-development',
      '/contact?topic=execution-support',
    ],
  },
  '/molecule-readiness': {
    texts: [formatPriceRange(sprint.price), sprint.duration, sprint.complexDuration, sprint.credit],
    mentions: ['readiness sprint', 'pricing', 'complex molecules'],
    links: ['/contact?service=readiness', '/services', '/small-molecule-development'],
    questions: 5,
  },
  '/submit-rfp': {
    headings: ['Submit Your Scope', 'DEP Reviews and Recommends', 'You Get Results'],
    mentions: [
      'proof in action',
      claims.costSaving,
      claims.delayAvoided,
      claims.proposalTurnaround,
      'pre-vetted',
    ],
    links: ['/submit-rfp/form', '/contact', '/contact?topic=case-studies'],
    questions: 4,
  },
  '/submit-rfp/form': {
    headings: [
      'Submit Your Scope',
      'DEP Reviews and Recommends',
      'You Get Results',
      'CDA Required Before Proposal Review',
    ],
    mentions: [
      'DEP coordinates execution after submission',
      'no data is shared without mutual protection',
      'Upload RFP Document',
      'PDF, DOC, XLS preferred',
    ],
    links: ['/submit-rfp', '/contact'],
    inputs: [
      'full-name',
      'email',
      'company',
      'title',
      'project-name',
      'other-services',
      'desired-start-date',
      'proposal-deadline',
      'rfp-document',
      'additional-notes',
    ],
    choices: {
      'program-type': 'nce repurposed platform not-sure',
      modality: 'small-molecule biologic cell-therapy gene-therapy rna-therapeutic adc combination other',
      'services-needed':
        'analytical toxicology formulation manufacturing regulatory stability bioanalytical ind-enabling cmcServices',
    },
    labels: [
      ['program-type', 'nce', 'New Chemical Entity'],
      ['program-type', 'repurposed', 'Repurposed Asset'],
      ['program-type', 'platform', 'Platform Technology'],
      ['program-type', 'not-sure', 'Not Sure'],
      ['services-needed', 'stability', 'Stability Testing'],
      ['services-needed', 'cmcServices', 'CMC Services'],
    ],
  },
  '/services': {
    headings: [
      'IND Milestone Map',
      'Program Management',
      'CDMO Strategy and Selection',
      'Troubleshoot and Rescue',
      'Grant Readiness and Writing',
    ],
    mentions: [...Object.values(claims.services), claims.rescueDuration],
    actions: serviceOptions.map(
      ({ value }) => ['Inquire About This Service', `/submit-rfp?service=${value}`] as const,
    ),
    questions: 4,
  },
  '/small-molecule-development': {
    headings: [
      'Accelerating Small Molecule Development — From Discovery to IND',
      'The Challenges',
      'Solution',
      'Vendor fragmentation',
      'Formulation and CMC missteps',
      'Regulatory readiness',
      'Integrated oversight',
      'Vendor-agnostic orchestration',
      'Milestone-based management',
      'Development Pathway',
      'CMC',
      'Toxicology',
      'Regulatory',
      'Who We Help',
      'Ready to Accelerate Your Small Molecule Program?',
    ],
    mentions: [
      'API synthesis optimization',
      'formulation development',
      'drug substance characterization',
      'drug product manufacturing',
      'dose range finding',
      'GLP tox studies',
      'safety pharmacology',
      'integrated study reports',
      'gap analysis',
      'pre-IND meeting preparation',
      'IND dossier compilation',
      'FDA submission support',
      claims.expertise,
      claims.fasterTimelines,
      'faster timelines',
      `${claims.accountability} accountability`,
    ],
    actions: [
      [consultation, '/contact'],
      ['Find the Path That Matches You', '/getting-started'],
      ['Talk to a Strategist', '/contact'],
    ],
  },
  '/flexible-services/rfp-creation': {
    headings: ['Discovery', 'Crafting', 'Review', 'Delivery'],
    texts: [...Object.values(claims.rfpCreationSteps), claims.rfpCreation],
    links: ['/contact?service=rfp-creation', '/contact?topic=rfp-examples', '/submit-rfp/form'],
  },
  '/flexible-services/rfp-matching': {
    headings: ['Submission', 'Network activation', 'Analysis', 'Selection'],
    texts: Object.values(claims.rfpMatchingSteps),
    mentions: ['pre-vetted', 'normaliz'],
    links: ['/submit-rfp/form', '/contact?topic=matching-process'],
  },
  '/investor-readiness': {
    headings: [
      'Too Much Data',
      'Unclear Milestones',
      'No Link to Market',
      'Generic Decks',
      'Seed/Series A',
      'Bridge/Series B',
      'Pharma & Strategic Partners',
    ],
    mentions: ['included', 'case result'],
    links: ['/contact?service=investor-deck', '/contact?topic=investor-included'],
  },
  '/team': {
    texts: ['marked with an asterisk are independent consultants affiliated with DEP per project'],
    actions: [['Become a DEP Partner', '/contact?topic=partnership']],
  },
  '/contact': {
    headings: ['Not sure where to start?'],
    texts: [claims.responseTime, 'Share My Project with DEP'],
    mentions: [
      'after submission',
      claims.feasibilityCall,
      'up to 5 files, 10MB each',
      'secure upload link',
      'respond',
      'establish',
      'potential collaboration',
    ],
    actions: [['See client success stories', '/team']],
    links: [booking, '/contact'],
    inputs: [
      'name',
      'email',
      'company',
      'phone',
      'therapeutic-area',
      'dev-stage',
      'timeline',
      'service-type',
      'project-description',
      'data-files',
      'additional-info',
      'consent',
    ],
    choices: {
      'therapeutic-area':
        'oncology neurology infectious-diseases immunology cardiovascular metabolic-disorders rare-diseases other',
      'dev-stage': 'lead-discovery lead-optimization preclinical ind-enabling ind-ready other',
      timeline: '0-6-months 6-12-months 12-18-months 18-24-months 24-months-plus flexible',
      'service-type': 'not-sure strategic-planning cmc-only ind-planning full-ind other',
    },
    labels: [
      ['timeline', '24-months-plus', '24+ months'],
      ['timeline', 'flexible', 'Flexible / Not Yet Determined'],
    ],
  },
  '/graphics': {
    headings: ['CMC Oversight', 'Pre-IND Planning', 'Full IND Execution'],
    texts: ['Completed', 'In Progress', 'Upcoming', 'Biotech', 'DEP', 'Vendors'],
    mentions: [
      'vendor-agnostic',
      'current',
      ...claims.trackerPhases.flatMap(({ name, duration, progress }) => [name, duration, `${progress}%`]),
    ],
  },
  '/getting-started': {
    headings: [
      'Select Your Profile',
      "I don't have an RFP yet",
      'I have an RFP but need help running the project',
      'I have an RFP and just need the best vendors fast',
      'Still Not Sure?',
      'One Partner. Any Stage. Every Milestone Delivered',
    ],
    mentions: [
      'validate the molecule',
      'assess feasibility',
      'plan the IND program',
      'vendor selection',
      'timelines',
      'strategy',
      'milestone delivery',
      'source',
      'negotiate',
      'manage',
      'vetted network',
      'CSO and execution arm',
      'scope what is realistic',
    ],
    actions: [
      ['Talk to a Strategist', '/about'],
      ['See Our Process', '/process'],
      ['Submit Your RFP', '/submit-rfp'],
    ],
    links: ['/contact'],
    questions: 3,
  },
  '/sitemap': {
    links: [
      '/',
      '/about',
      '/team',
      '/contact',
      '/process',
      '/molecule-readiness',
      '/process/start-with-strategy',
      '/process/execution-support',
      '/submit-rfp',
      '/services',
      '/flexible-services/rfp-creation',
      '/flexible-services/rfp-matching',
      '/investor-readiness',
      '/contact?topic=consultation',
      booking,
      '/submit-rfp/form',
    ],
  },
};

export const notFoundPage: Requirements = {
  headings: ['404 Page Not Found'],
  links: ['/', '/about', '/process', '/contact'],
};

export const dropdowns = [
  {
    group: 'process',
    cards: [
      ['Molecule Readiness', 'Assess development potential and key risks.', '/molecule-readiness'],
      [
        'Strategic Support',
        'Validate feasibility and create a development plan.',
        '/process/start-with-strategy',
      ],
      [
        'Execution Support',
        'Embedded project leadership to manage timelines and coordinate vendors.',
        '/process/execution-support',
      ],
      ['Submit RFP', 'Connect with pre-vetted partners.', '/submit-rfp'],
    ],
    overview: ['See Our Complete Process →', '/process'],
  },
  {
    group: 'services',
    cards: [
      ['Small Molecule Development', undefined, '/small-molecule-development'],
      ['RFP Creation', undefined, '/flexible-services/rfp-creation'],
      ['RFP Matching', undefined, '/flexible-services/rfp-matching'],
      ['Investor Readiness', undefined, '/investor-readiness'],
    ],
    overview: ['See All Services →', '/services'],
  },
] as const satisfies readonly {
  readonly group: string;
  readonly cards: readonly (readonly [name: string, description: string | undefined, href: string])[];
  readonly overview: readonly [label: string, href: string];
}[];

export const navigation: Requirements = {
  texts: ['Flexible Services', ...dropdowns.flatMap(({ cards }) => cards.flatMap(([, text]) => text ?? []))],
  actions: [
    ['About DEP', '/about'],
    ['Our Process', '/process'],
    ['Need a Service?', '/services'],
    ['Our Team', '/team'],
    [consultation, '/contact'],
    ...dropdowns.flatMap(({ cards }) => cards.map(([label, , href]) => [label, href] as const)),
    ...dropdowns.map(({ overview }) => overview),
  ],
  links: ['/'],
};

export const footer: Requirements = { texts: ['Privacy Policy', 'Terms of Service'] };

/** Names the marked entry of the navigation, by page. */
export const activeEntries: Readonly<Partial<Record<RoutePath, RoutePath>>> = {
  '/about': '/about',
  '/process': '/process',
  '/process/start-with-strategy': '/process',
  '/process/execution-support': '/process',
  '/molecule-readiness': '/process',
  '/submit-rfp': '/process',
  '/submit-rfp/form': '/process',
  '/services': '/services',
  '/small-molecule-development': '/services',
  '/flexible-services/rfp-creation': '/services',
  '/flexible-services/rfp-matching': '/services',
  '/investor-readiness': '/services',
  '/team': '/team',
  // Only narrow screens show this entry.
  '/contact': '/contact',
};

/** At least one page has each claim. */
export const claimedTexts = [
  `${claims.actionPlan} action plan`,
  claims.strategicPlanning,
  claims.fullExecution,
  claims.rescueDuration,
  claims.startDelay,
  claims.costSaving,
  claims.delayAvoided,
  `${claims.timelineAcceleration} timeline acceleration`,
  claims.proposalTurnaround,
  claims.expertise,
  claims.fasterTimelines,
  `${claims.accountability} accountability`,
  claims.responseTime,
  `${claims.feasibilityCall} feasibility call`,
  'no vendor commissions',
  'discounts',
  'passed through',
  'small molecule',
] as const;

/** At least one page has each link. */
export const contactLinks = [
  ...[
    'consultation',
    'case-brief',
    'partnership',
    'investor-included',
    'rfp-examples',
    'matching-process',
    'case-studies',
    'molecule-validation',
    'execution-support',
  ].map((topic) => `/contact?topic=${topic}`),
  ...['investor-deck', 'readiness', 'rfp-creation', 'validation', 'execution'].map(
    (service) => `/contact?service=${service}`,
  ),
];

/** These team roles title profiles without a name. */
export const roles = [
  'Chief Executive Officer',
  'CMC Advisor',
  'Program and Alliance Advisor',
  'Preclinical Biology and Cytometry Advisor',
  'Patent Attorney and IP Advisor',
  'Analytical Development and Quality Control Advisor',
] as const;
