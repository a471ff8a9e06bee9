import { serviceOptions } from '#shared/option-lists.ts';
import { cases } from '#src/site/cases.ts';
import { claims } from '#src/site/claims.ts';
import { formatPriceRange } from '#src/site/figures.ts';
import { notFoundPath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { team } from '#src/site/team.ts';

/** What the owner's specification, which calls DEP "the provider", requires of a page. Strings of several words are lists. */
export interface Requirements {
  /** In any capitalization. `# ` marks a heading, and a link's target precedes its label: `[/team] Our Team`. */
  readonly texts?: readonly string[];
  /** The targets of links with any label. */
  readonly links?: string;
  readonly anchors?: string;
  readonly fields?: string;
  /** The values of a field's options, in order. */
  readonly options?: Readonly<Record<string, string>>;
  /** The least number of elements that a selector matches. */
  readonly counts?: Readonly<Record<string, number>>;
}

const consultation = '[/contact] Schedule Your Free Consultation';
const { readinessSprint: sprint, rfpCreationSteps, rfpMatchingSteps } = claims;
const savedClient = `client saved ${claims.costSaving} in cost and avoided a ${claims.delayAvoided}`;

/** Figures come from `claims.ts`, because the owner may change them. */
export const pages: Readonly<Record<string, Requirements>> = {
  '/': {
    texts: [
      consultation,
      '# Lean biotech teams',
      `${claims.actionPlan} action plan`,
      '# Series A/B companies',
      '# New or repurposed assets',
      '# University spinouts',
      'no vendor commissions',
      '# Program Start',
      '# Material Ready',
      '# Tox Start',
      '# FDA Meeting',
      '# IND Submission',
      '# Proof It Works',
      ...cases.flatMap(({ status, metrics }) => [
        `${status} ${metrics[0]?.value}`,
        ...metrics.map(({ value, label }) => `${value} ${label}`),
      ]),
      savedClient,
      `rescue happens ${claims.rescueDuration}`,
      `work starts in ${claims.startDelay}`,
      '# Just starting out',
      '# Already have a plan',
      '# Need vendors now',
    ],
    links:
      '/process/start-with-strategy /process/execution-support /submit-rfp ' +
      '/process#start-with-strategy /process#execution-support /process#vendor-matching',
    counts: {
      // The timelines of CMC, toxicology and regulatory work.
      '[data-lane="0"]': 1,
      '[data-lane="1"]': 1,
      '[data-lane="2"]': 1,
      // The hero, the stuck points and the last call to action.
      'a[href="/contact"]': 3,
      // The differentiators' explanations.
      '[popover]': 7,
    },
  },
  '/about': {
    texts: [
      consultation,
      '# Our mission',
      '# Plan',
      '# Execute',
      '# Deliver',
      ...team.slice(0, 3).map(({ name }) => `# ${name}`),
      'discounts are passed through',
    ],
    links: '/why-dep /team',
  },
  '/why-dep': {
    texts: [
      '# Lean, execution-focused program leadership for small molecules',
      'plans the path, fixes CMC/formulation issues, selects and manages vendors and keeps everyone accountable',
      'RFPs and contracts are outputs of the process',
      consultation,
      "# Need a Team That Delivers—Even If It's Just You?",
      '# Related pages',
    ],
    counts: { '#related li': 3 },
  },
  '/process': {
    texts: [
      'start wherever you are',
      '[/contact?topic=case-brief] Request a Redacted Case Brief',
      `strategic planning typically takes ${claims.strategicPlanning}.`,
      `full execution takes ${claims.fullExecution}.`,
      `execution support gives ${claims.timelineAcceleration} timeline acceleration.`,
      `rescue happens ${claims.rescueDuration}.`,
      `work starts in ${claims.startDelay}.`,
    ],
    links: '#start-with-strategy #execution-support #vendor-matching',
    anchors: 'start-with-strategy execution-support vendor-matching molecule planning rfp investor timeline',
    counts: {
      '#timeline ol > li': 5,
      'details[name]': 8,
      'a[href="/contact?topic=case-brief"]': cases.length,
    },
  },
  '/process/start-with-strategy': {
    texts: [claims.strategicPlanning],
    links:
      '/contact /contact?service=validation /contact?topic=molecule-validation /small-molecule-development',
    counts: { 'details[name]': 5 },
  },
  '/process/execution-support': {
    texts: [
      'embedded project leadership',
      `${claims.timelineAcceleration} timeline acceleration`,
      claims.fullExecution,
      '# Program integration',
      '# Vendor selection and management',
      '# Active program management',
      '# Milestone achievement',
    ],
    links:
      '/services /contact?service=execution /small-molecule-development /contact?topic=execution-support ' +
      provider.bookingUrl,
  },
  '/molecule-readiness': {
    texts: [
      '# Pricing',
      formatPriceRange(sprint.price),
      sprint.duration,
      `complex molecules ${sprint.complexDuration}`,
      sprint.credit,
    ],
    links: '/contact?service=readiness /services /small-molecule-development',
    counts: { 'details[name]': 5 },
  },
  '/submit-rfp': {
    texts: [
      '# Submit Your Scope',
      '# DEP Reviews and Recommends',
      '# You Get Results',
      '# Proof in action',
      savedClient,
      `turnaround is ${claims.proposalTurnaround}.`,
    ],
    links: '/submit-rfp/form /contact /contact?topic=case-studies',
    counts: { 'details[name]': 4 },
  },
  '/submit-rfp/form': {
    texts: [
      '# Submit Your Scope',
      '# DEP Reviews and Recommends',
      '# You Get Results',
      'New Chemical Entity Repurposed Asset Platform Technology Not Sure',
      'Stability Testing Bioanalytical IND-Enabling CMC Services',
      'Upload RFP Document',
      'PDF, DOC, XLS preferred',
      '# CDA Required Before Proposal Review',
      'DEP coordinates execution after submission',
      'no data is shared without mutual protection',
    ],
    links: '/submit-rfp /contact',
    fields:
      'full-name email company title project-name program-type modality services-needed other-services ' +
      'desired-start-date proposal-deadline rfp-document additional-notes',
    options: {
      'program-type': 'nce repurposed platform not-sure',
      modality: 'small-molecule biologic cell-therapy gene-therapy rna-therapeutic adc combination other',
      'services-needed':
        'analytical toxicology formulation manufacturing regulatory stability bioanalytical ind-enabling cmcServices',
    },
  },
  '/services': {
    texts: [
      ...serviceOptions.map(
        ({ value, label }) => `[/submit-rfp?service=${value}#${value}] Inquire About This Service: ${label}`,
      ),
      '# IND Milestone Map',
      '# Program Management',
      '# CDMO Strategy and Selection',
      '# Troubleshoot and Rescue',
      '# Grant Readiness and Writing',
      ...Object.values(claims.services),
      `rescue happens ${claims.rescueDuration}`,
    ],
    // Each service has features.
    counts: { '#services li:has(li + li)': 5, 'details[name]': 4 },
  },
  '/small-molecule-development': {
    texts: [
      '# Accelerating Small Molecule Development — From Discovery to IND',
      consultation,
      '# The Challenges',
      '# Vendor fragmentation',
      '# Formulation and CMC missteps',
      '# Regulatory readiness',
      '# Solution',
      '# Integrated oversight',
      '# Vendor-agnostic orchestration',
      '# Milestone-based management',
      '# Development Pathway',
      '# CMC',
      'API synthesis optimization Formulation development Drug substance characterization Drug product manufacturing',
      '# Toxicology',
      'Dose range finding GLP tox studies Safety pharmacology Integrated study reports',
      '# Regulatory',
      'Gap analysis Pre-IND meeting preparation IND dossier compilation FDA submission support',
      claims.expertise,
      `${claims.fasterTimelines} faster timelines`,
      `${claims.accountability} accountability`,
      '# Who We Help',
      '[/getting-started] Find the Path That Matches You',
      '# Ready to Accelerate Your Small Molecule Program?',
      '[/contact] Talk to a Strategist',
    ],
  },
  '/flexible-services/rfp-creation': {
    texts: [
      claims.rfpCreation,
      `${rfpCreationSteps.discovery} # Discovery`,
      `${rfpCreationSteps.crafting} # Crafting`,
      `${rfpCreationSteps.review} # Review`,
      `${rfpCreationSteps.delivery} # Delivery`,
    ],
    links: '/contact?service=rfp-creation /contact?topic=rfp-examples /submit-rfp/form',
  },
  '/flexible-services/rfp-matching': {
    texts: [
      `${rfpMatchingSteps.submission} # Submission`,
      `${rfpMatchingSteps.activation} # Network activation`,
      `${rfpMatchingSteps.analysis} # Analysis`,
      `${rfpMatchingSteps.selection} # Selection`,
    ],
    links: '/submit-rfp/form /contact?topic=matching-process',
  },
  '/investor-readiness': {
    texts: [
      '# Too Much Data',
      '# Unclear Milestones',
      '# No Link to Market',
      '# Generic Decks',
      '# Seed/Series A',
      '# Bridge/Series B',
      '# Pharma & Strategic Partners',
    ],
    links: '/contact?service=investor-deck /contact?topic=investor-included',
  },
  '/team': {
    texts: [
      ...team.flatMap(({ name, isIndependent, title, bio, expertise }) => [
        `# ${name}${isIndependent ? '*' : ''}`,
        title,
        bio,
        ...expertise,
      ]),
      'marked with an asterisk are independent consultants affiliated with DEP per project',
      '[/contact?topic=partnership] Become a DEP Partner',
    ],
    counts: { 'img[alt]:not([alt=""])': team.filter(({ photo }) => photo).length },
  },
  '/contact': {
    texts: [
      claims.responseTime,
      `${claims.feasibilityCall} feasibility call`,
      '# Not sure where to start?',
      '24+ months Flexible / Not Yet Determined',
      'up to 5 files, 10MB each',
      'secure upload link',
      'I agree to DEP processing my data to respond',
      'establish a potential collaboration',
      'Share My Project with DEP',
      'after submission',
      '[/team] See client success stories',
    ],
    links: `/contact ${provider.bookingUrl}`,
    fields:
      'name email company phone therapeutic-area dev-stage timeline service-type project-description ' +
      'data-files additional-info consent',
    options: {
      'therapeutic-area':
        'oncology neurology infectious-diseases immunology cardiovascular metabolic-disorders rare-diseases other',
      'dev-stage': 'lead-discovery lead-optimization preclinical ind-enabling ind-ready other',
      timeline: '0-6-months 6-12-months 12-18-months 18-24-months 24-months-plus flexible',
      'service-type': 'not-sure strategic-planning cmc-only ind-planning full-ind other',
    },
  },
  '/graphics': {
    texts: [
      '# CMC Oversight',
      '# Pre-IND Planning',
      '# Full IND Execution',
      '# Biotech',
      '# DEP',
      '# Vendors',
      ...claims.trackerPhases.map(({ name, duration, progress }) => `${name} ${progress}% ${duration}`),
      'Completed In Progress Upcoming',
    ],
    counts: { '#flow h3': 8 },
  },
  '/getting-started': {
    texts: [
      '# Select Your Profile',
      "# I don't have an RFP yet",
      'Validate the molecule Assess feasibility Plan the IND program',
      '[/about] Talk to a Strategist',
      '# I have an RFP but need help running the project',
      'Vendor selection Timelines Strategy Milestone delivery',
      '[/process] See Our Process',
      '# I have an RFP and just need the best vendors fast',
      '[/submit-rfp] Submit Your RFP',
      '# Still Not Sure?',
      'CSO and execution arm',
      'scope what is realistic',
      '# One Partner. Any Stage. Every Milestone Delivered',
    ],
    links: '/contact',
    counts: { 'details[name]': 3 },
  },
  '/sitemap': {
    // The build fails if the page doesn't link every other page.
    links: `/contact?topic=consultation ${provider.bookingUrl}`,
    counts: { 'li a[href^="/"]': 20 },
  },
  [notFoundPath]: { texts: ['# 404 Page Not Found'], links: '/ /about /process /contact' },
};

/** What surrounds the page: navigation and footer. */
export const layout: Requirements = {
  texts: [
    '[/about] About DEP',
    '[/process] Our Process',
    '[/molecule-readiness] Molecule Readiness Assess development potential and key risks.',
    '[/process/start-with-strategy] Strategic Support Validate feasibility and create a development plan.',
    '[/process/execution-support] Execution Support Embedded project leadership to manage timelines and coordinate vendors.',
    '[/submit-rfp] Submit RFP Connect with pre-vetted partners.',
    '[/process] See Our Complete Process →',
    '[/services] Need a Service?',
    'Flexible Services',
    '[/small-molecule-development] Small Molecule Development',
    '[/flexible-services/rfp-creation] RFP Creation',
    '[/flexible-services/rfp-matching] RFP Matching',
    '[/investor-readiness] Investor Readiness',
    '[/services] See All Services →',
    '[/team] Our Team',
    consultation,
    `${provider.legalName}, ${provider.address?.street ?? '[Company address]'}`,
    `[mailto:${provider.email}] ${provider.email}`,
    'Privacy Policy',
    'Terms of Service',
    '©',
  ],
  counts: {
    'nav a[href="/"] img[width="180"]': 1,
    '#menu-process li': 4,
    '#menu-services li': 4,
    // Five columns with links.
    'footer p[id] + ul[aria-labelledby]:has(li + li)': 5,
  },
};

/** The pages on which an entry of the navigation is shown as active. */
export const activeEntries = {
  '/about': '/about',
  '/process':
    '/process /process/start-with-strategy /process/execution-support /submit-rfp /submit-rfp/form ' +
    '/molecule-readiness',
  '/services':
    '/services /flexible-services/rfp-creation /flexible-services/rfp-matching /investor-readiness ' +
    '/small-molecule-development',
  '/team': '/team',
  '/contact': '/contact',
};
