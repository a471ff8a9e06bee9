import type { Choice } from '#src/components/Choices.tsx';
import type { PlotContent } from '#src/components/PlotStrip.tsx';
import { claims } from '#src/site/claims.ts';
import type { Action, PageContent, SectionHeading } from '#src/site/page-content.ts';
import { bookingLabel, consultationLabel, writeLabel } from '#src/site/action-labels.ts';
import type { ProcessContent, ProcessStep } from './StepTable.tsx';

const steps = [
  {
    id: 'molecule',
    title: 'Readiness',
    duration: claims.readinessSprint.duration,
    bring: 'Your data on route, solid form, exposure, impurities and early safety.',
    text: 'A ranked risk register, and the risk to address first.',
    actions: [{ label: 'Assess the molecule first', to: '/molecule-readiness' }],
  },
  {
    id: 'start-with-strategy',
    headingId: 'planning',
    title: 'Strategy',
    duration: claims.strategicPlanning,
    bring: 'Your current data, and the question your board asks most often.',
    text: 'A recommendation to go, change course or stop, a critical path with a budget, and an outline of your first RFP.',
    actions: [{ label: 'Strategic Support in detail', to: '/process/start-with-strategy' }],
  },
  {
    id: 'vendor-matching',
    headingId: 'rfp',
    title: 'Vendor matching',
    duration: claims.vendorMatching,
    bring: 'An RFP, or the facts to write one: compound, stage, quantities, quality level and dates.',
    text: `Proposals in ${claims.proposalTurnaround}, a comparison with reasons in ${claims.rfpMatchingSteps.analysis.toLowerCase()}, and contract terms that cover change orders.`,
    actions: [
      { label: 'Submit an RFP', to: '/submit-rfp' },
      { label: 'How we select a CDMO', to: '/flexible-services/rfp-matching' },
    ],
  },
  {
    id: 'execution-support',
    title: 'Execution',
    duration: claims.fullExecution,
    bring: 'Your development plan, vendor contracts or quotes, and one decision-maker.',
    text: `Milestones closed against written criteria, and a record of every decision. Execution support gives ${claims.timelineAcceleration} timeline acceleration.`,
    actions: [{ label: 'Execution Support in detail', to: '/process/execution-support' }],
  },
  {
    id: 'investor',
    title: 'IND submission',
    bring: 'The clinical protocol and the investigator’s brochure.',
    text: 'A complete IND dossier, which we compile from reports written for it.',
    actions: [{ label: 'Raising money? See Investor Readiness', to: '/investor-readiness' }],
  },
] as const satisfies readonly ProcessStep[];

export const content = {
  keywords: ['IND process', 'drug development process', 'IND-enabling timeline', 'CRO CDMO coordination'],
  hero: {
    eyebrow: 'Timeline of IND-enabling work',
    title: 'Five steps from molecule to IND',
    lead: 'Each step ends with a document and a decision you make. Start at any step.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'Find Your Entry Point', to: '#start' },
    ],
  },
  plot: {
    name: 'months',
    label: `Five steps on a scale of months: readiness, ${steps[0].duration}; strategy, ${steps[1].duration}; vendor matching, ${steps[2].duration}; execution, ${steps[3].duration}; then IND submission.`,
    note: ['To scale', 'One tick = one week. Solid bars show the shortest time, open bars the longest.'],
    labels: [
      { text: `Readiness, ${steps[0].duration}`, x: '3.21%', y: 132, dx: 8 },
      { text: `Strategy, ${steps[1].duration}`, x: '9.02%', y: 174, dx: 8 },
      { text: `Vendor matching to award, ${steps[2].duration}`, x: '11%', y: 216, dx: 8 },
      { text: `Execution, ${steps[3].duration}`, x: '11%', y: 266 },
    ],
  },
  start: {
    id: 'start',
    title: 'Start wherever you are',
    entries: [
      {
        title: 'You need a plan',
        text: 'You have a molecule and some data, and need to show that the program is feasible.',
        action: { label: 'See the Strategy Step', to: '#start-with-strategy' },
      },
      {
        title: 'You need vendors',
        text: 'You know the work. You need comparable proposals.',
        action: { label: 'See Vendor Matching', to: '#vendor-matching' },
      },
      {
        title: 'You need a lead',
        text: 'The plan is set. You need one person to keep vendors and dates on track.',
        action: { label: 'See Execution Support', to: '#execution-support' },
      },
    ],
    timeline: { label: 'Not sure? Mark what you have on the timeline', to: '/#plan' },
  },
  process: {
    id: 'timeline',
    title: 'What happens in each step',
    labels: { bring: 'You bring', leaveWith: 'You leave with' },
    steps,
  },
  proof: {
    title: 'Programs we run this way',
    action: { label: 'Request a Redacted Case Brief', to: '/contact?topic=case-brief' },
  },
  faq: {
    title: 'Before you start',
    items: [
      {
        question: 'How long does it take?',
        answer: `Strategic planning typically takes ${claims.strategicPlanning}. Full execution takes ${claims.fullExecution}. That includes the IND-enabling studies. Turnaround is ${claims.proposalTurnaround} to proposals; allow ${claims.vendorMatching} to the signed award. The short end applies when most of the toxicology is already done. Your strategic plan turns these ranges into dates.`,
      },
      {
        question: 'Do we have to begin with step one?',
        answer: 'No. We start at the first step you haven’t finished.',
      },
      {
        question: 'Can we keep our vendors?',
        answer: 'Yes. DEP is vendor-agnostic. Your current vendors stay if they fit the scope and the dates.',
      },
      {
        question: 'How do you choose vendors?',
        answer:
          'We draw on a pre-vetted network and compare vendors on scope fit, quality system, capacity and price. You set the weights, see the full comparison and decide.',
      },
      {
        question: 'Who does the day-to-day work?',
        answer: 'A DEP lead runs your program. Advisors work on the questions in their field.',
      },
      {
        question: 'How soon can you begin?',
        answer: `Work starts in ${claims.startDelay}. A CDA comes first.`,
      },
      {
        question: 'What if a study or batch has failed?',
        answer: `We start with a rescue diagnostic, which takes ${claims.services.troubleshoot}. Rescue happens ${claims.rescueDuration}.`,
      },
      {
        question: 'How is our information protected?',
        answer:
          'We sign a confidential disclosure agreement (CDA) before we review confidential data. Vendors sign one before they see more than a non-confidential summary. No data is shared without mutual protection.',
      },
    ],
  },
  callToAction: {
    title: 'Bring us the next step',
    text: `Write to us and we’ll reply within ${claims.responseTime}, or ask in a ${claims.feasibilityCall} call.`,
    actions: [
      { label: bookingLabel, to: 'booking' },
      { label: writeLabel, to: '/contact' },
    ],
  },
} as const satisfies PageContent & {
  plot: PlotContent;
  start: SectionHeading & { entries: readonly Choice[]; timeline: Action };
  process: ProcessContent;
  proof: SectionHeading & { action: Action };
};
