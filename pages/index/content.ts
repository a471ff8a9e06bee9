import type { Choice } from '#src/components/Choices.tsx';
import type { TitledEntry } from '#src/components/TitledList.tsx';
import { claims } from '#src/site/claims.ts';
import { formatPriceRange } from '#src/site/figures.ts';
import type { PageContent, SectionHeading } from '#src/site/page-content.ts';
import { milestones } from '#src/site/milestones.ts';
import { bookingLabel, consultationLabel } from '#src/site/action-labels.ts';
import type { DifferentiatorsContent } from './Differentiators.tsx';
import type { ProofContent } from './Proof.tsx';
import type { OnePlanContent } from './OnePlan.tsx';
import type { WhoWeHelpContent } from './WhoWeHelp.tsx';

const [start, material, toxicology, meeting, submission] = milestones;

export const content = {
  hero: {
    eyebrow: 'Small molecules, discovery to IND',
    title: 'One plan, one lead, one path to IND',
    lead: 'DEP gives lean biotech and pharma teams execution-focused program leadership. We plan the path, run your vendors and answer for every milestone.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'See Our Process', to: '/process' },
    ],
    evidence: [
      { value: claims.expertise, label: 'of expertise behind each plan' },
      { value: claims.timelineAcceleration, label: 'timeline acceleration with execution support' },
      { value: claims.workStarts, label: 'until work starts' },
    ],
  },
  onePlan: {
    label:
      'Linezolid, ringed at its stereocenter for CMC, its carbamate nitrogen for toxicology, its morpholine oxygen for regulatory. From each a thread leads to a lane of the plan.',
    caption: 'Linezolid, (S)-enantiomer. Public structure, no DEP program.',
    eyebrow: 'The one-plan timeline',
    title: 'Five milestones hold three disciplines together',
    intro: 'CMC, toxicology and regulatory work share one timeline. None moves past a milestone alone.',
    milestones: [
      {
        title: start,
        text: 'Data reviewed, gaps named, order of work agreed.',
      },
      {
        title: material,
        text: 'The tox batch is released, its impurities known.',
      },
      {
        title: toxicology,
        text: 'GLP studies open on a justified design.',
      },
      {
        title: meeting,
        text: 'Pre-IND questions put before the GMP batch.',
      },
      {
        title: submission,
        text: 'One dossier, built from reviewed reports.',
      },
    ],
    lanes: [
      {
        name: 'CMC',
        note: 'One center, one enantiomer',
        work: [
          { label: 'API synthesis optimization', milestone: 0 },
          { label: 'Drug substance characterization', milestone: 0 },
          { label: 'Formulation development', milestone: 0 },
          { label: 'Stability testing', milestone: 1 },
          { label: 'GMP drug substance batch', milestone: 3 },
          { label: 'Drug product manufacturing', milestone: 3 },
        ],
      },
      {
        name: 'Toxicology',
        note: 'Masked aniline: Ames first',
        work: [
          { label: 'Ames, hERG (non-GLP)', milestone: 0 },
          { label: 'Dose range finding', milestone: 0 },
          { label: 'Genetic toxicology', milestone: 1 },
          { label: 'GLP tox studies', milestone: 2 },
          { label: 'Safety pharmacology', milestone: 2 },
          { label: 'Integrated study reports', milestone: 3 },
        ],
      },
      {
        name: 'Regulatory',
        note: 'Two ring-opened metabolites',
        work: [
          { label: 'Gap analysis', milestone: 0 },
          { label: 'Pre-IND meeting preparation', milestone: 0 },
          { label: 'IND dossier compilation', milestone: 3 },
          { label: 'FDA submission support', milestone: 4 },
        ],
      },
    ],
    planCaption: 'Thick: at work. Thin: waiting. Not to scale.',
  },
  whoWeHelp: {
    eyebrow: 'Who we help',
    title: 'Small teams with a molecule that deserves a full program',
    entries: [
      {
        title: 'Lean biotech teams',
        text: `Good data, few hands. You get a ${claims.actionPlan} action plan: the next studies, their order, the kind of vendor for each.`,
      },
      {
        title: 'Series A/B companies',
        text: 'Your board expects dates. You get a critical path, a budget by milestone and contracts that follow both.',
      },
      {
        title: 'New or repurposed assets',
        text: 'We establish which data stand, which can be bridged and which are missing.',
      },
      {
        title: 'University spinouts and grant-funded programs',
        text: 'We take no vendor commissions on academic or grant work, and pass discounts through to you.',
      },
    ],
    reason: {
      title: 'Why DEP',
      statement: 'A vendor answers for its study. DEP answers for the program.',
      text: 'Between a CDMO, a toxicology CRO and a regulatory writer nobody owns the handoffs. That is where months go.',
      action: { label: 'Why lean teams choose DEP', to: '/why-dep' },
    },
  },
  paths: {
    title: 'Three ways to begin',
    intro: 'What you hold today decides the first step. All three lead into one plan.',
    entries: [
      {
        title: 'Plan it with us',
        text: 'A molecule and open questions: we test feasibility, name the risks and build the path to IND.',
        points: [`Strategic planning in ${claims.strategicPlanning}`],
        action: { label: 'Start With Strategy', to: '/process/start-with-strategy' },
      },
      {
        title: 'Let us run it',
        text: 'A plan and vendors to manage: we join your team as project lead and keep every party to its dates.',
        points: [`Full execution in ${claims.fullExecution}`],
        action: { label: 'Get Execution Support', to: '/process/execution-support' },
      },
      {
        title: 'Find me vendors',
        text: 'An RFP and no offers to compare: we take it to a pre-vetted network and normalize what comes back.',
        points: [`Turnaround in ${claims.turnaround}`],
        action: { label: 'Submit Your RFP', to: '/submit-rfp' },
      },
    ],
  },
  proof: {
    title: 'Proof It Works',
    logLabel: 'Specimen of a decision log, no client data: decisions, reasons, what was not chosen.',
    intro: `One client saved ${claims.costSaving} in cost and avoided a ${claims.delayAvoided}. Three active programs show where such gains come from.`,
  },
  stuck: {
    title: 'Where programs stall',
    entries: [
      {
        title: 'We have a molecule, but no plan',
        text: 'Nobody can say which study comes first, or what it will cost.',
        action: { label: 'See the strategy step', to: '/process#start-with-strategy' },
      },
      {
        title: 'We have a plan, but it slips',
        text: 'Reports come late; meetings are about dates.',
        action: { label: 'See execution support', to: '/process#execution-support' },
      },
      {
        title: 'We can’t compare our offers',
        text: 'Each has its own scope and assumptions. The cheapest may leave out the most.',
        action: { label: 'See vendor matching', to: '/process#vendor-matching' },
      },
      {
        title: 'We don’t know what went wrong',
        text: `A batch failed, or a report raises doubt. We find the cause and put the program back on plan ${claims.rescue}.`,
        action: { label: 'Tell us what happened', to: '/contact' },
      },
    ],
  },
  differentiators: {
    title: 'What you get that a vendor can’t give',
    entries: [
      {
        title: 'One accountable lead',
        text: 'One person holds the plan and answers for it.',
        explanation: `Your lead reads the reports and keeps the decision log. ${claims.accountability} accountability means that one name answers for the program.`,
      },
      {
        title: 'Vendor-agnostic',
        text: 'The vendor that fits the scope gets the work.',
        explanation: 'Offers stand side by side on scope, quality, price and slot. You choose.',
      },
      {
        title: 'CMC depth',
        text: 'CMC advisors look at your molecule.',
        explanation:
          'Route, solid form, formulation and specifications constrain each other. Our advisors read them together.',
      },
      {
        title: 'Milestone discipline',
        text: 'Work is planned and judged by milestone.',
        explanation:
          'Each has entry criteria, an owner and a decision. If one is at risk, you hear it before the date.',
      },
      {
        title: 'Regulatory line of sight',
        text: 'Every study knows its place in the dossier.',
        explanation: 'Protocols and reports are written for the IND section they fill.',
      },
      {
        title: 'Flexible scope',
        text: 'Take one service, or the whole path.',
        explanation: `A readiness sprint takes ${claims.readinessSprint.duration} and is ${claims.readinessSprint.credit}. You can stop after it.`,
      },
      {
        title: 'Fast start',
        text: `Work starts in ${claims.workStarts}.`,
        explanation: 'A CDA, the data you already have and one call are enough to begin.',
      },
    ],
  },
  audiences: {
    title: 'Read on from where you stand',
    entries: [
      {
        title: 'Just starting out',
        text: `A candidate, early data: a ${formatPriceRange(claims.readinessSprint.price)} readiness sprint says what they need.`,
        action: { label: 'Assess your molecule', to: '/molecule-readiness' },
      },
      {
        title: 'Already have a plan',
        text: 'The gaps are known. Take the one service that closes the next.',
        action: { label: 'Compare the services', to: '/services' },
      },
      {
        title: 'Need vendors now',
        text: 'The scope is set. See how we source, compare and select.',
        action: { label: 'See how matching works', to: '/flexible-services/rfp-matching' },
      },
    ],
  },
  callToAction: {
    title: 'Bring us the next milestone you have to meet',
    text: `Tell us where the program stands. Within ${claims.responseTime} you get our first reading and the questions that decide feasibility.`,
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: bookingLabel, to: 'booking' },
    ],
  },
} as const satisfies PageContent & {
  onePlan: OnePlanContent;
  whoWeHelp: WhoWeHelpContent;
  paths: SectionHeading & { entries: readonly Choice[] };
  proof: ProofContent;
  stuck: SectionHeading & { entries: readonly TitledEntry[] };
  differentiators: DifferentiatorsContent;
  audiences: SectionHeading & { entries: readonly TitledEntry[] };
};
