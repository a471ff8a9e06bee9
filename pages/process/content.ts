import type { Choice } from '#src/components/Choices.tsx';
import type { TitledEntry } from '#src/components/TitledList.tsx';
import type { PlotContent } from '#src/components/PlotStrip.tsx';
import { claims } from '#src/site/claims.ts';
import type { Action, PageContent, SectionHeading, Step } from '#src/site/page-content.ts';
import { bookingLabel, consultationLabel, writeLabel } from '#src/site/action-labels.ts';
import type { EntryPointContent } from './EntryPoints.tsx';
import type { StepTimelineContent } from './StepTimeline.tsx';

const steps = [
  {
    id: 'molecule',
    title: 'Readiness',
    duration: claims.readinessSprint.duration,
    text: 'You learn whether the molecule is ready and which risk to address first. We review your data on route, solid form, exposure, impurities and early safety.',
    points: ['Ranked risk register'],
  },
  {
    id: 'planning',
    title: 'Strategy',
    duration: claims.strategicPlanning,
    text: 'You get a critical path that closes the gaps, with study order, decision criteria and a budget for each milestone.',
    points: ['Milestone plan with budget and vendor types'],
  },
  {
    id: 'rfp',
    title: 'Vendor matching',
    duration: claims.vendorMatching,
    text: `One scope goes to CROs and CDMOs that can do the work. Turnaround is ${claims.proposalTurnaround} to proposals. Allow ${claims.vendorMatching} until the signed award.`,
    points: ['Side-by-side comparison of proposals'],
  },
  {
    title: 'Execution',
    duration: claims.fullExecution,
    text: 'Your DEP lead runs kickoffs, vendor calls, change orders and report reviews, and keeps one plan current.',
    points: ['Current plan, risks and decisions in one place'],
  },
  {
    title: 'IND submission',
    text: 'We compile the dossier from reports written for it, and add the clinical protocol and the investigator’s brochure.',
    points: ['Complete IND dossier'],
  },
] as const satisfies readonly Step[];

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
    headline: {
      statement: 'Execution takes most of the time. The big decisions come first.',
      text: 'Solid bars show the shortest time, open bars the longest.',
    },
    label: `Five steps on a scale of months: readiness, ${steps[0].duration}; strategy, ${steps[1].duration}; vendor matching, ${steps[2].duration}; execution, ${steps[3].duration}; then IND submission.`,
    note: ['To scale', 'One tick = one week'],
    labels: [
      { text: `Readiness, ${steps[0].duration}`, x: '3.21%', y: 132, dx: 8 },
      { text: `Strategy, ${steps[1].duration}`, x: '9.02%', y: 174, dx: 8 },
      { text: `Vendor matching to award, ${steps[2].duration}`, x: '11%', y: 216, dx: 8 },
      { text: `Execution, ${steps[3].duration}`, x: '11%', y: 266 },
    ],
    facts: [
      { value: claims.strategicPlanning, label: 'typical for strategic planning' },
      { value: claims.fullExecution, label: 'for full execution' },
    ],
  },
  start: {
    id: 'start',
    title: 'Start wherever you are',
    intro: 'We check the work you’ve finished and pick up from there.',
    entries: [
      {
        title: 'You need a plan',
        text: 'You have a molecule and some data, and need to show that the program is feasible.',
        action: { label: 'See the Strategy Step', to: '#start-with-strategy' },
      },
      {
        title: 'You need vendors',
        text: 'You know what work you need. Now you need comparable proposals from vendors who can deliver.',
        action: { label: 'See Vendor Matching', to: '#vendor-matching' },
      },
      {
        title: 'You need someone to run it',
        text: 'The plan is set. You need one person to keep vendors and dates on track.',
        action: { label: 'See Execution Support', to: '#execution-support' },
      },
    ],
    timeline: { label: 'Not sure? Mark what you have on the timeline', to: '/#plan' },
  },
  process: {
    id: 'timeline',
    title: 'What happens in each step',
    intro:
      'The five steps are readiness, strategy, vendor matching, execution and IND submission. Durations are typical; your strategic plan turns them into dates.',
    caption: 'Solid: shortest. Open: longest. To scale.',
    steps,
  },
  investor: {
    rows: [
      {
        id: 'investor',
        title: 'Raising money along the way',
        text: 'Investor readiness runs alongside these steps. Your milestone plan and budget become the use-of-proceeds story in your deck.',
      },
    ],
    action: { label: 'See Investor Readiness', to: '/investor-readiness' },
  },
  strategy: {
    id: 'start-with-strategy',
    eyebrow: 'Steps 1 and 2',
    title: 'Start with strategy',
    intro: 'For teams that want to test the plan before they pay for studies.',
    rows: [
      {
        title: 'You bring',
        text: 'Your current data, and the question your board asks most often.',
      },
      {
        title: 'We do',
        text: 'Review the data, test the regulatory assumptions and cost out each credible path.',
      },
      {
        title: 'You leave with',
        text: 'A recommendation to proceed, change course or stop; a critical path with a budget; and an outline of your first RFP.',
      },
    ],
    actions: [
      { label: 'Strategic Support in detail', to: '/process/start-with-strategy' },
      { label: 'Assess the molecule first', to: '/molecule-readiness' },
    ],
  },
  matching: {
    id: 'vendor-matching',
    eyebrow: 'Step 3',
    title: 'Vendor matching',
    intro: 'For teams that know what they need and want the right CRO or CDMO for it.',
    rows: [
      {
        title: 'You bring',
        text: 'An RFP, or the facts to write one: compound, stage, quantities, quality level and dates.',
      },
      {
        title: 'We do',
        text: `Complete the scope, bring in proposals from pre-vetted vendors under a CDA, and normalize them.`,
      },
      {
        title: 'You leave with',
        text: 'Comparable proposals, a recommendation with reasons, and contract terms that cover change orders.',
      },
    ],
    actions: [
      { label: 'Submit an RFP', to: '/submit-rfp' },
      { label: 'How we select a CDMO', to: '/flexible-services/rfp-matching' },
    ],
  },
  execution: {
    id: 'execution-support',
    eyebrow: 'Steps 4 and 5',
    title: 'Execution support',
    intro: `For teams with a plan and too few people to run it. Execution support gives ${claims.timelineAcceleration} timeline acceleration.`,
    rows: [
      {
        title: 'You bring',
        text: 'Your development plan, vendor contracts or quotes, and one decision-maker.',
      },
      {
        title: 'We do',
        text: 'Run the plan and the vendor calls, negotiate change orders, and raise risks while there’s still time to act.',
      },
      {
        title: 'You leave with',
        text: 'Milestones closed against written criteria, a record of every decision, and reports written for the dossier.',
      },
    ],
    actions: [{ label: 'Execution Support in detail', to: '/process/execution-support' }],
  },
  proof: {
    title: 'Programs we run this way',
    intro: 'Ask for a redacted brief to see the decisions behind the figures.',
    action: { label: 'Request a Redacted Case Brief', to: '/contact?topic=case-brief' },
  },
  faq: {
    title: 'Before you start',
    items: [
      {
        question: 'How long does the whole process take?',
        answer: `Strategic planning typically takes ${claims.strategicPlanning}. Full execution takes ${claims.fullExecution}. That includes the IND-enabling studies. The short end applies when most of the toxicology is already done. Your strategic plan turns these ranges into dates.`,
      },
      {
        question: 'Do we have to begin with step one?',
        answer: 'No. We start at the first step you haven’t finished.',
      },
      {
        question: 'Can we keep the vendors we already work with?',
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
        question: 'What if a study or a batch has already failed?',
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
    title: 'Not sure which step you’re on?',
    text: `Send us the question and we’ll reply within ${claims.responseTime}, or ask it in a ${claims.feasibilityCall} feasibility call.`,
    actions: [
      { label: bookingLabel, to: 'booking' },
      { label: writeLabel, to: '/contact' },
    ],
  },
} as const satisfies PageContent & {
  plot: PlotContent;
  start: SectionHeading & { entries: readonly Choice[]; timeline: Action };
  process: StepTimelineContent;
  investor: { rows: readonly TitledEntry[]; action: Action };
  strategy: EntryPointContent;
  execution: EntryPointContent;
  matching: EntryPointContent;
  proof: SectionHeading & { action: Action };
};
