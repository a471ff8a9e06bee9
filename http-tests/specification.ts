import { serviceOptions } from '#src/inquiry/option-lists.ts';
import { cases } from '#src/content/values/cases.ts';
import { claims } from '#src/content/values/claims.ts';
import { formatPriceRange } from '#src/content/figures.ts';
import { notFoundPath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { team } from '#src/content/values/team.ts';

/**
 * What the owner's specification, which calls DEP "the provider", requires of a page, except the texts in `content/`, which
 * the owner may change. Strings of several words are lists.
 */
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

const { readinessSprint: sprint, rfpCreationSteps, rfpMatchingSteps } = claims;

/** Figures come from `claims.ts`, because the owner may change them. */
export const pages: Readonly<Record<string, Requirements>> = {
  '/': {
    texts: [
      claims.actionPlan,
      '# Program Start',
      '# Material Ready',
      '# Tox Start',
      '# FDA Meeting',
      '# IND Submission',
      ...cases.flatMap(({ status, metrics }) => [
        `${status} ${metrics[0]?.value}`,
        ...metrics.map(({ value, label }) => `${value} ${label}`),
      ]),
      claims.costSaving,
      claims.delayAvoided,
      claims.rescueDuration,
      claims.startDelay,
    ],
    links:
      '/contact /process/start-with-strategy /process/execution-support /submit-rfp ' +
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
    texts: team.slice(0, 3).map(({ name }) => `# ${name}`),
    links: '/contact /why-dep /team',
  },
  '/why-dep': {
    links: '/contact',
    counts: { '#related li': 3 },
  },
  '/process': {
    texts: [
      claims.strategicPlanning,
      claims.fullExecution,
      claims.timelineAcceleration,
      claims.rescueDuration,
      claims.startDelay,
    ],
    links: '/contact?topic=case-brief #start-with-strategy #execution-support #vendor-matching',
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
    texts: [claims.timelineAcceleration, claims.fullExecution],
    links:
      '/services /contact?service=execution /small-molecule-development /contact?topic=execution-support ' +
      provider.bookingUrl,
  },
  '/molecule-readiness': {
    texts: [formatPriceRange(sprint.price), sprint.duration, sprint.complexDuration, sprint.credit],
    links: '/contact?service=readiness /services /small-molecule-development',
    counts: { 'details[name]': 5 },
  },
  '/submit-rfp': {
    texts: [
      '# Submit Your Scope',
      '# DEP Reviews and Recommends',
      '# You Get Results',
      claims.costSaving,
      claims.delayAvoided,
      claims.proposalTurnaround,
    ],
    links: '/submit-rfp/form /contact /contact?topic=case-studies',
    counts: { 'details[name]': 4 },
  },
  '/submit-rfp/form': {
    texts: ['# Submit Your Scope', '# DEP Reviews and Recommends', '# You Get Results'],
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
    texts: [...Object.values(claims.services), claims.rescueDuration],
    links: serviceOptions.map(({ value }) => `/submit-rfp?service=${value}#${value}`).join(' '),
    // Each service has features.
    counts: { '#services li:has(li + li)': 5, 'details[name]': 4 },
  },
  '/small-molecule-development': {
    texts: [claims.expertise, claims.fasterTimelines, claims.accountability],
    links: '/contact /getting-started',
  },
  '/flexible-services/rfp-creation': {
    texts: [
      claims.rfpCreation,
      rfpCreationSteps.discovery,
      rfpCreationSteps.crafting,
      rfpCreationSteps.review,
      rfpCreationSteps.delivery,
    ],
    links: '/contact?service=rfp-creation /contact?topic=rfp-examples /submit-rfp/form',
  },
  '/flexible-services/rfp-matching': {
    texts: [
      rfpMatchingSteps.submission,
      rfpMatchingSteps.activation,
      rfpMatchingSteps.analysis,
      rfpMatchingSteps.selection,
    ],
    links: '/submit-rfp/form /contact?topic=matching-process',
  },
  '/investor-readiness': {
    links: '/contact?service=investor-deck /contact?topic=investor-included',
  },
  '/team': {
    texts: team.flatMap(({ name, isIndependent, title, bio, expertise }) => [
      `# ${name}${isIndependent ? '*' : ''}`,
      title,
      bio,
      ...expertise,
    ]),
    links: '/contact?topic=partnership',
    counts: { 'img[alt]:not([alt=""])': team.filter(({ photo }) => photo).length },
  },
  '/contact': {
    texts: [
      claims.responseTime,
      claims.feasibilityCall,
      'up to 5 files, 10MB each',
      'I agree to DEP processing my data to respond',
      'establish a potential collaboration',
    ],
    links: `/team /contact ${provider.bookingUrl}`,
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
      ...claims.trackerPhases.map(({ name, duration, progress }) => `${name} ${progress}% ${duration}`),
      'Completed In Progress Upcoming',
    ],
    counts: { '#flow h3': 8 },
  },
  '/getting-started': {
    links: '/about /process /submit-rfp /contact',
    counts: { 'details[name]': 3 },
  },
  '/sitemap': {
    // Every row of the route table has a group on this page.
    links: `/contact?topic=consultation ${provider.bookingUrl}`,
    counts: { 'li a[href^="/"]': 20 },
  },
  [notFoundPath]: { links: '/ /about /process /contact' },
};

/** What surrounds the page: navigation and footer. */
export const layout: Requirements = {
  texts: [
    `${provider.legalName}, ${provider.address?.street ?? '[Company address]'}`,
    `[mailto:${provider.email}] ${provider.email}`,
    '©',
  ],
  links:
    '/about /process /molecule-readiness /process/start-with-strategy /process/execution-support /submit-rfp /services /small-molecule-development /flexible-services/rfp-creation /flexible-services/rfp-matching /investor-readiness /team /contact',
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
