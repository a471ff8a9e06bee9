import type { Choice } from '#src/components/Choices.tsx';
import type { TitledEntry } from '#src/components/TitledList.tsx';
import { claims } from '#src/site/claims.ts';
import { formatPriceRange, getArticle } from '#src/site/figures.ts';
import type { Action, PageContent, SectionHeading } from '#src/site/page-content.ts';
import { milestones } from '#src/site/milestones.ts';
import { bookingLabel, consultationLabel, writeLabel } from '#src/site/action-labels.ts';
import type { DifferentiatorsContent } from './Differentiators.tsx';
import type { OnePlanContent } from './OnePlan.tsx';
import type { WhoWeHelpContent } from './WhoWeHelp.tsx';

const [start, material, toxicology, meeting, submission] = milestones;

/** Lines of the title where it is large. */
const titleLines = ['One plan,', 'one lead,', 'one path to IND'] as const;

export const content = {
  keywords: [
    'small molecule development',
    'IND program leadership',
    'CMC consulting',
    'biotech program management',
  ],
  hero: {
    eyebrow: 'IND consulting for small molecules',
    title: titleLines.join(' '),
    lead: 'DEP gives lean biotech and pharma teams execution-focused program leadership. We plan the path, manage your vendors and own each milestone.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'See Our Process', to: '/process' },
      { label: 'Sample Documents', to: '/sample-documents' },
    ],
    evidence: [
      { value: claims.expertise, label: 'of expertise' },
      { value: claims.timelineAcceleration, label: 'timeline acceleration with execution support' },
      { value: claims.startDelay, label: 'until work starts' },
    ],
  },
  onePlan: {
    titleLines,
    label:
      'Linezolid with three circles: the stereocenter for CMC, the carbamate nitrogen for toxicology, the morpholine oxygen for regulatory. A line runs from each to its lane.',
    caption: 'Linezolid, as an example; not a DEP program.',
    eyebrow: 'The one-plan timeline',
    title: 'Three disciplines. Five shared milestones.',
    intro: 'No discipline passes a milestone alone.',
    milestones: [
      {
        title: start,
        text: 'We review the data, name the gaps and agree on the order of work.',
      },
      {
        title: material,
        text: 'The tox batch is released and characterized.',
      },
      {
        title: toxicology,
        text: 'GLP studies start with a justified design.',
      },
      {
        title: meeting,
        text: 'FDA answers pre-IND questions while GLP studies run, before the GMP batch is made.',
      },
      {
        title: submission,
        text: 'One dossier, built from reviewed reports, and FDA submission support.',
      },
    ],
    lanes: [
      { name: 'CMC', note: 'Control the enantiomer' },
      { name: 'Toxicology', note: 'Run the Ames test first' },
      { name: 'Regulatory', note: 'Report two metabolites' },
    ],
    invitation: 'Mark what you have, done or running.',
    unreadable: 'This link has no marks that this page can read.',
    planCaption: 'DEP’s usual order for an oral small molecule. FDA doesn’t prescribe it. Not to scale.',
  },
  whoWeHelp: {
    eyebrow: 'Who we help',
    title: 'Small teams with a molecule that deserves a full program',
    entries: [
      {
        title: 'Lean biotech teams',
        text: `You get ${getArticle(claims.actionPlan)} ${claims.actionPlan} action plan: the next studies, in order, and who can run them.`,
      },
      {
        title: 'Series A/B companies',
        text: 'You get a critical path, a budget by milestone and contracts to match.',
      },
      {
        title: 'New or repurposed assets',
        text: 'We tell you which data you can use, which you can bridge and which studies you still need.',
      },
      {
        title: 'University spinouts',
        text: 'No vendor commissions on academic or grant-funded work. Discounts are passed through.',
      },
    ],
    reason: {
      title: 'Why DEP',
      statement: 'Your vendors own their studies. We own the program.',
      action: { label: 'Why lean teams choose DEP', to: '/why-dep' },
    },
  },
  paths: {
    title: 'Three ways to begin',
    entries: [
      {
        title: 'Plan it with us',
        text: 'You have a molecule. We test feasibility, name the risks and build the path to IND.',
        fact: { value: claims.strategicPlanning, label: 'strategic planning' },
        action: { label: 'Start With Strategy', to: '/process/start-with-strategy' },
      },
      {
        title: 'Run it for us',
        text: 'You have a plan and vendors. We lead the project and keep the schedule.',
        fact: { value: claims.fullExecution, label: 'full execution' },
        action: { label: 'Get Execution Support', to: '/process/execution-support' },
      },
      {
        title: 'Find our vendors',
        text: 'You have an RFP. We bring and compare proposals from pre-vetted vendors.',
        fact: { value: claims.proposalTurnaround, label: 'turnaround' },
        action: { label: 'Submit Your RFP', to: '/submit-rfp' },
      },
    ],
  },
  proof: {
    title: 'Proof It Works',
    action: { label: 'Request a Redacted Case Brief', to: '/contact?topic=case-brief' },
    intro: `A client saved ${claims.costSaving} in cost and avoided ${getArticle(claims.delayAvoided)} ${claims.delayAvoided}.`,
  },
  commonProblems: {
    title: 'Where programs stall',
    entries: [
      {
        title: 'We have a molecule, but no plan',
        text: 'No one can say which study comes first.',
        action: { label: 'See the strategy step', to: '/process#start-with-strategy' },
      },
      {
        title: 'We have a plan, but it slips',
        text: 'Reports are late; meetings are about dates.',
        action: { label: 'See execution support', to: '/process#execution-support' },
      },
      {
        title: 'We can’t compare our quotes',
        text: 'Each has its own scope and assumptions.',
        action: { label: 'See vendor matching', to: '/process#vendor-matching' },
      },
      {
        title: 'We don’t know what went wrong',
        text: `We look for the cause. Rescue happens ${claims.rescueDuration}.`,
        action: { label: 'Tell us what happened', to: '/contact' },
      },
    ],
  },
  differentiators: {
    title: 'What a vendor can’t give you',
    sides: ['A vendor gives you', 'DEP gives you'],
    vendorLabel: 'A vendor:',
    moreLabel: 'Three more differences',
    entries: [
      {
        vendor: 'A project manager for its own study.',
        title: 'One accountable lead',
        text: 'One person owns the plan, reads the reports and keeps the',
        evidence: { label: 'decision log', to: '/process/execution-support#decision-log' },
        explanation: 'Entry 44 of our sample log: an award, the reason, and the cheaper quote.',
      },
      {
        vendor: 'A proposal for its own services.',
        title: 'Vendor-agnostic',
        text: 'You choose on scope, quality, price and start date, from',
        evidence: { label: 'proposals compared', to: '/flexible-services/rfp-matching#proposals-compared' },
        explanation: 'In our sample, proposal A is the cheapest as quoted. For the same scope, B is.',
      },
      {
        vendor: 'The specialty you hire it for.',
        title: 'CMC depth',
        text: 'Advisors review route, solid form, formulation and specifications in one',
        evidence: { label: 'risk register', to: '/molecule-readiness#risk-register' },
        explanation: 'In our sample, two solid forms in three lots stop work before the tox batch.',
      },
      {
        vendor: 'The dates in its own contract.',
        title: 'Milestone discipline',
        text: 'Each milestone has an owner, a decision and its',
        evidence: { label: 'decision criteria', to: '/process/start-with-strategy#decision-criteria' },
        explanation: 'Our sample plan says when to go and when to stop, before the data come in.',
      },
      {
        vendor: 'A report on its own study.',
        title: 'Regulatory line of sight',
        text: 'Every study is planned for its IND section and for the',
        evidence: { label: 'FDA clock', to: '/small-molecule-development#fda-clock' },
        explanation: 'Our sample clock asks FDA about impurity limits before the GMP batch.',
      },
      {
        vendor: 'The work in its own scope.',
        title: 'Flexible scope',
        text: 'Take the whole path to IND, or one of',
        evidence: { label: 'five services', to: '/services#services' },
        explanation: `An IND Milestone Map takes ${claims.services.milestoneMap}. Full execution takes ${claims.fullExecution}.`,
      },
      {
        vendor: 'A start when it has a slot.',
        title: 'Fast start',
        text: `Work starts in ${claims.startDelay}. A CDA comes first. See`,
        evidence: { label: 'what happens next', to: '/contact#next' },
        explanation: `You hear from us within ${claims.responseTime}.`,
      },
    ],
  },
  audiences: {
    title: 'Pick up where you are',
    entries: [
      {
        title: 'Just starting out',
        text: `A readiness sprint (${formatPriceRange(claims.readinessSprint.price)}) ranks the risks.`,
        action: { label: 'See the assessment', to: '/molecule-readiness' },
      },
      {
        title: 'Already have a plan',
        text: 'Pick the service that closes the next gap.',
        action: { label: 'Compare the services', to: '/services' },
      },
      {
        title: 'Need vendors now',
        text: 'See how we source, compare and select.',
        action: { label: 'See CDMO selection', to: '/flexible-services/rfp-matching' },
      },
    ],
  },
  callToAction: {
    title: 'What’s your next milestone?',
    text: `Write to us, and we’ll reply within ${claims.responseTime}. Or pick a time for a ${claims.feasibilityCall} call.`,
    actions: [
      { label: bookingLabel, to: 'booking' },
      { label: writeLabel, to: '/contact' },
    ],
  },
} as const satisfies PageContent & {
  onePlan: OnePlanContent;
  whoWeHelp: WhoWeHelpContent;
  paths: SectionHeading & { entries: readonly Choice[] };
  proof: SectionHeading & { action: Action };
  commonProblems: SectionHeading & { entries: readonly TitledEntry[] };
  differentiators: DifferentiatorsContent;
  audiences: SectionHeading & { entries: readonly TitledEntry[] };
};
