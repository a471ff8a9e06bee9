import type { Choice } from '#src/components/Choices.tsx';
import type { TitledEntry } from '#src/components/TitledList.tsx';
import type { PlotContent } from '#src/components/PlotStrip.tsx';
import { claims } from '#src/site/claims.ts';
import type { Action, PageContent, SectionHeading, Step } from '#src/site/page-content.ts';
import { bookingLabel, consultationLabel } from '#src/site/action-labels.ts';
import type { EntryContent } from './EntryMatrix.tsx';

const steps = [
  {
    id: 'molecule',
    title: 'Readiness',
    duration: claims.readinessSprint.duration,
    text: 'We read what exists: route, solid form, exposure, impurities and early safety. You learn what the molecule can carry and which risk to retire first.',
    points: ['Ranked risk register'],
  },
  {
    id: 'planning',
    title: 'Strategy',
    duration: claims.strategicPlanning,
    text: 'The gaps become a critical path with study order, decision criteria and a budget for each milestone.',
    points: ['Milestone plan with budget and vendor types'],
  },
  {
    id: 'rfp',
    title: 'Vendor matching',
    duration: claims.vendorMatching,
    text: `One scope goes to CROs and CDMOs that can do the work. You have comparable proposals in ${claims.turnaround}; allow ${claims.vendorMatching} until the signed award if your board decides quickly.`,
    points: ['Side-by-side comparison of bids'],
  },
  {
    title: 'Execution',
    duration: claims.fullExecution,
    text: 'Your DEP lead runs kick-offs, vendor calls, change orders and report review, and keeps one plan true from week to week.',
    points: ['Current plan, risks and decisions in one place'],
  },
  {
    title: 'IND submission',
    text: 'The dossier is compiled from reports that were written for it, with the clinical protocol and the investigator’s brochure.',
    points: ['Complete IND dossier'],
  },
] as const satisfies readonly Step[];

export const content = {
  hero: {
    title: 'Five steps from a molecule to its IND',
    lead: 'Each step ends in a document you own and a decision you make. You can enter at any of them.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'Find Your Entry Point', to: '#start' },
    ],
  },
  plot: {
    name: 'months',
    headline: {
      statement: 'Execution takes most of the time. The big decisions come first.',
      text: 'Full bars show the shortest time, open ones the longest.',
    },
    label: `Steps on a scale of months: readiness, ${steps[0].duration}; strategy, ${steps[1].duration}; vendor matching, ${steps[2].duration}; execution, ${steps[3].duration}, to the IND.`,
    note: ['To scale', 'One tick = one week'],
    labels: [
      { text: `Readiness, ${steps[0].duration}`, x: '3.21%', y: 132, dx: 8 },
      { text: `Strategy, ${steps[1].duration}`, x: '9.02%', y: 174, dx: 8 },
      { text: `Vendor matching to award, ${steps[2].duration}`, x: '11%', y: 216, dx: 8 },
      { text: `Execution, ${steps[3].duration}`, x: '11%', y: 266 },
    ],
    facts: [
      { value: claims.strategicPlanning, label: 'for strategic planning, typically' },
      { value: claims.fullExecution, label: 'for full execution' },
    ],
  },
  start: {
    id: 'start',
    eyebrow: 'Entry points',
    title: 'Start wherever you are',
    intro: 'You don’t pay twice for finished work. We check it and pick up from there.',
    entries: [
      {
        title: 'You need a plan',
        text: 'You have a molecule and some data, and must show that a program is feasible.',
        action: { label: 'See the Strategy Step', to: '#start-with-strategy' },
      },
      {
        title: 'You need someone to run it',
        text: 'The path is set. You need one person who keeps vendors and dates together.',
        action: { label: 'See Execution Support', to: '#execution-support' },
      },
      {
        title: 'You need vendors',
        text: 'You know what to buy. You need proposals you can compare, from vendors who can deliver.',
        action: { label: 'See Vendor Matching', to: '#vendor-matching' },
      },
    ],
  },
  process: {
    id: 'timeline',
    eyebrow: 'The timeline',
    title: 'What happens in each step',
    intro: 'Durations are typical; strategy replaces them with dates.',
    steps,
  },
  investor: {
    rows: [
      {
        id: 'investor',
        title: 'Raising money along the way',
        text: 'Investor readiness runs beside the steps. The milestone plan and its budget become the use-of-proceeds story in your deck.',
      },
    ],
    action: { label: 'See Investor Readiness', to: '/investor-readiness' },
  },
  strategy: {
    id: 'start-with-strategy',
    eyebrow: 'Steps 1 and 2',
    title: 'Start with strategy',
    intro: 'For teams that want the path tested before they pay for studies.',
    rows: [
      {
        title: 'You bring',
        text: 'The data as they are, and the question your board asks most often.',
      },
      {
        title: 'We do',
        text: 'Review the data, test the regulatory assumptions, cost each credible path.',
      },
      {
        title: 'You leave with',
        text: 'A recommendation to proceed, change course or stop, a critical path with a budget, and the outline of the first RFP.',
      },
    ],
    actions: [
      { label: 'Strategic Support in detail', to: '/process/start-with-strategy' },
      { label: 'Assess the molecule first', to: '/molecule-readiness' },
    ],
  },
  execution: {
    id: 'execution-support',
    eyebrow: 'Steps 4 and 5',
    title: 'Execution support',
    intro: `For teams with a plan and too few people to run it. Clients see ${claims.timelineAcceleration} timeline acceleration.`,
    rows: [
      {
        title: 'You bring',
        text: 'The development plan, vendor contracts or quotes, and one decision-maker.',
      },
      {
        title: 'We do',
        text: 'Take over the plan, chair the vendor calls, negotiate change orders and raise risks while there is time to act.',
      },
      {
        title: 'You leave with',
        text: 'Milestones met, a record of every decision, and reports that fit the dossier without rework.',
      },
    ],
    actions: [{ label: 'Execution Support in detail', to: '/process/execution-support' }],
  },
  matching: {
    id: 'vendor-matching',
    eyebrow: 'Step 3',
    title: 'Vendor matching',
    intro: 'For teams that know the work and need the right CRO or CDMO to do it.',
    rows: [
      {
        title: 'You bring',
        text: 'An RFP, or the facts to write one: compound, stage, quantities, quality level and dates.',
      },
      {
        title: 'We do',
        text: `Complete the scope, approach pre-vetted vendors under CDA and normalize their proposals. Turnaround is ${claims.turnaround}.`,
      },
      {
        title: 'You leave with',
        text: 'Comparable proposals, a reasoned recommendation and terms that survive the first change order.',
      },
    ],
    actions: [
      { label: 'Submit an RFP', to: '/submit-rfp' },
      { label: 'How RFP Matching works', to: '/flexible-services/rfp-matching' },
    ],
  },
  proof: {
    eyebrow: 'Case studies',
    title: 'Programs we run this way',
    intro: 'A redacted brief shows the decisions behind the figures.',
    action: { label: 'Request a Redacted Case Brief', to: '/contact?topic=case-brief' },
  },
  faq: {
    title: 'Before you start',
    items: [
      {
        question: 'How long does the whole process take?',
        answer: `Strategic planning typically takes ${claims.strategicPlanning}. Full execution takes ${claims.fullExecution}, depending on material, toxicology package and how early FDA is consulted. The short end is for an asset whose toxicology largely stands.`,
      },
      {
        question: 'Do we have to begin with step one?',
        answer: 'No. We start at the first step that is not finished.',
      },
      {
        question: 'Can we keep the vendors we already work with?',
        answer: 'Yes. DEP is vendor-agnostic. Existing vendors stay where they fit the scope and the dates.',
      },
      {
        question: 'How do you choose vendors?',
        answer:
          'From a pre-vetted network, by scope fit, quality system, capacity and price, weighted as you say. You decide with the whole comparison in front of you.',
      },
      {
        question: 'Who does the work from day to day?',
        answer:
          'One DEP lead runs your program and is your contact throughout. Advisors join for the questions in their field.',
      },
      {
        question: 'How soon can you begin?',
        answer: `Work starts in ${claims.workStarts}. A CDA comes first.`,
      },
      {
        question: 'What if a study or a batch has already failed?',
        answer: `A rescue diagnostic takes ${claims.services.troubleshoot}. The program is back on a plan it can keep ${claims.rescue}.`,
      },
      {
        question: 'How is our information protected?',
        answer:
          'A CDA is signed before we review technical data, and vendors sign one before they see more than a non-confidential summary. No data is shared without mutual protection.',
      },
    ],
  },
  callToAction: {
    title: 'Not sure which step you are on?',
    text: `Bring that question to a ${claims.feasibilityCall} feasibility call, or write to us and hear back within ${claims.responseTime}.`,
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: bookingLabel, to: 'booking' },
    ],
  },
} as const satisfies PageContent & {
  plot: PlotContent;
  start: SectionHeading & { entries: readonly Choice[] };
  process: SectionHeading & { steps: readonly Step[] };
  investor: { rows: readonly TitledEntry[]; action: Action };
  strategy: EntryContent;
  execution: EntryContent;
  matching: EntryContent;
  proof: SectionHeading & { action: Action };
};
