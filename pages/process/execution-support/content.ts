import type { ComparisonTableContent } from '#src/components/ComparisonTable.tsx';
import type { SamplePage } from '#src/site/samples/sample-page.ts';
import type { PlotContent } from '#src/components/PlotStrip.tsx';
import { bookingLabel, consultationLabel, writeLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import type { PageContent, SectionHeading, Step, TitledText } from '#src/site/page-content.ts';
import { samples } from '#src/site/samples/execution-support.ts';

interface ExecutionContent extends PageContent {
  readonly plot: PlotContent;
  readonly process: SectionHeading & { readonly steps: readonly Step[] };
  readonly meetingSchedule: SectionHeading & {
    readonly table: ComparisonTableContent;
    readonly pages: readonly SamplePage[];
  };
  readonly joining: TitledText;
}

export const content = {
  keywords: ['embedded project management', 'CRO management', 'CDMO coordination', 'IND execution'],
  hero: {
    eyebrow: 'IND program management',
    title: 'A program lead inside your team',
    lead: 'Embedded project leadership for teams with a plan but no lead: we manage timelines, coordinate vendors and are accountable for milestones. You make the decisions.',
    actions: [
      { label: consultationLabel, to: '/contact?service=execution' },
      { label: 'Ask About Execution Support', to: '/contact?topic=execution-support' },
    ],
  },
  service: {
    name: 'Execution support',
    serviceType: 'Embedded project leadership',
    audience: 'Teams with a plan but no lead',
    duration: claims.fullExecution,
  },
  plot: {
    name: 'program-plan',
    headline: {
      statement: 'A late batch doesn’t have to mean a late IND.',
      text: 'We overlap the work that follows, and the IND date holds.',
    },
    label:
      'Two timelines with the five milestones: the plan above, the actual dates below. Material Ready comes late. Without intervention, Tox Start and IND Submission would slip too. FDA Meeting keeps its booked date, the work around it makes up time, and IND Submission happens on schedule.',
    note: ['Illustrative', 'Relative scale; not an actual program'],
    facts: [
      { value: claims.timelineAcceleration, label: 'timeline acceleration with execution support' },
      { value: claims.fullExecution, label: 'for full execution' },
    ],
  },
  process: {
    id: 'approach',
    title: 'Our approach in four steps',
    intro: `Execution support gives ${claims.timelineAcceleration} timeline acceleration, but not by asking a CRO to hurry: methods are transferred while the batch is made, questions reach you ready to decide, and one person books, moves and releases slots.`,
    steps: [
      {
        title: 'Program integration',
        text: 'You get one timeline built on what your vendors have actually agreed to. We join your team’s calls and read the contracts.',
        points: [
          'One baseline plan with dependencies between CMC, toxicology and regulatory work',
          'Roles and decision rights in writing: who decides, who advises and who is informed',
          'Open vendor actions listed with due dates',
        ],
      },
      {
        title: 'Vendor selection and management',
        text: 'We find the vendors you still need and hold your current ones to their agreements.',
        points: [
          'RFPs, proposals compared on one scope, negotiation and award',
          'Statements of work that name deliverables, formats and acceptance criteria',
          'Change orders checked against the contract before you see them',
        ],
      },
      {
        title: 'Active program management',
        text: 'We do the daily work where you can see it: we lead calls, review drafts and arrange handoffs between sites before they’re due.',
        points: [
          'Technical review of drafts and data',
          'Risks handled while they’re still cheap to fix',
          'Spend tracked against milestones',
        ],
      },
      {
        title: 'Milestone achievement',
        text: 'A milestone is done when it meets its written definition: material released, report signed, meeting held, module complete.',
        points: [
          'Evidence filed where the IND will need it',
          'Lessons applied to the next work package',
          'A board-ready record of what was promised and what was delivered',
        ],
      },
    ],
  },
  meetingSchedule: {
    title: 'What you’ll notice, week to week',
    intro:
      'A steady routine, with everything in writing. Anyone on your team can see the program’s status without a call.',
    table: {
      label: 'Routine of an embedded program lead',
      columns: ['When', 'What the lead does', 'What you get'],
      rows: [
        {
          title: 'Every week',
          cells: [
            'Runs vendor calls, chases actions and updates the integrated timeline',
            'Minutes with owners and dates, and a list of what changed',
          ],
        },
        {
          title: 'Every month',
          cells: [
            'Reviews budget, risks and contracts with you',
            'A status report for your board and investors',
          ],
        },
        {
          title: 'Before each gate',
          cells: [
            'Gathers the evidence and checks it against the written criteria',
            'A go/no-go memo you can sign',
          ],
        },
        {
          title: 'When something slips',
          cells: ['Finds the cause, works out options and talks to the vendor directly', 'A recovery plan'],
        },
      ],
    },
    pages: samples,
  },
  joining: {
    title: 'Bring us in on day one, or mid-crisis',
    text: `We also take over programs that are already underway. Work starts in ${claims.startDelay}, and rescue happens ${claims.rescueDuration}. A late start changes only the first step.`,
  },
  callToAction: {
    title: 'Give the timeline an owner',
    text: `Describe the program in writing and hear back within ${claims.responseTime}, or pick a time for a ${claims.feasibilityCall} feasibility call.`,
    actions: [
      { label: bookingLabel, to: 'booking' },
      { label: writeLabel, to: '/contact?service=execution' },
    ],
  },
} as const satisfies ExecutionContent;
