import type { ComparisonTableContent } from '#src/components/ComparisonTable.tsx';
import type { FitCheckContent } from '#src/components/FitCheck.tsx';
import type { SpecimenSheet } from '#src/components/Specimen.tsx';
import type { PlotContent } from '#src/components/PlotStrip.tsx';
import { bookingLabel, consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import type { Fact, PageContent, SectionHeading, Step, TitledText } from '#src/site/page-content.ts';
import type { WaitsContent } from './WaitsCut.tsx';

interface ExecutionContent extends PageContent {
  readonly plot: PlotContent;
  readonly process: SectionHeading & { readonly steps: readonly Step[] };
  readonly acceleration: SectionHeading & {
    readonly reasons: readonly TitledText[];
    readonly waits: WaitsContent;
  };
  readonly rhythm: SectionHeading & {
    readonly table: ComparisonTableContent;
    readonly sheets: readonly SpecimenSheet[];
  };
  readonly joining: SectionHeading & { readonly facts: readonly Fact[] };
  readonly fit: SectionHeading & { readonly check: FitCheckContent };
}

export const content = {
  hero: {
    eyebrow: 'For teams with a plan but no lead',
    title: 'A program lead inside your team',
    lead: 'Embedded project leadership that manages timelines, coordinates vendors and answers for milestones. You keep the decisions; we carry the follow-up.',
    actions: [
      { label: consultationLabel, to: '/contact?service=execution' },
      { label: 'See How We Work', to: '#approach' },
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
      'Two rails with the five milestones, plan above and actual below. Material Ready comes late. Without intervention, the slip would pass on to Tox Start and IND Submission. FDA Meeting keeps its booked date, the work around it wins time back, and IND Submission happens on schedule.',
    note: ['Illustrative', 'Relative scale; no particular program'],
    facts: [
      { value: claims.timelineAcceleration, label: 'timeline acceleration with execution support' },
      { value: claims.fullExecution, label: 'for full execution to IND' },
    ],
  },
  process: {
    id: 'approach',
    eyebrow: 'How we work',
    title: 'Our approach in four steps',
    intro: 'The first step happens once. The other three repeat until the IND is in.',
    steps: [
      {
        title: 'Program integration',
        text: 'We join your calls, your tools and your document system, read every contract and rebuild the timeline from what has really been agreed.',
        points: [
          'One baseline plan with dependencies between CMC, toxicology and regulatory work',
          'Roles and decision rights written down: who decides, who is asked, who is told',
          'Open vendor actions collected and dated',
        ],
      },
      {
        title: 'Vendor selection and management',
        text: 'Where a vendor is missing we find one; where one is in place we make the agreement work.',
        points: [
          'RFPs, comparison on one scope, negotiation and award',
          'Statements of work that name deliverables, formats and acceptance',
          'Change orders checked against the contract before you see them',
        ],
      },
      {
        title: 'Active program management',
        text: 'Daily work, visible to you: calls are led, drafts are reviewed, handoffs between sites are arranged before they fall due.',
        points: [
          'Technical review by the advisor who knows the subject',
          'Risks handled while they are still cheap',
          'Spend tracked against milestones',
        ],
      },
      {
        title: 'Milestone achievement',
        text: 'Each milestone closes against its written definition: material released, report signed, meeting held, module complete.',
        points: [
          'Evidence filed where the IND will need it',
          'Lessons moved into the next work package',
          'A board-ready record of what was promised and what was delivered',
        ],
      },
    ],
  },
  acceleration: {
    eyebrow: 'What it changes',
    title: `Where the ${claims.timelineAcceleration} timeline acceleration comes from`,
    intro:
      'Not from asking a CRO to hurry. The work takes as long as it takes; the waiting does not have to.',
    reasons: [
      {
        title: 'Handoffs arranged early',
        text: 'Methods transfer while the batch is made. The CRO has a reference standard before it needs one.',
      },
      {
        title: 'Decisions prepared',
        text: 'A question reaches you with options, cost and a recommendation, so it is answered in the meeting.',
      },
      {
        title: 'Slots held against real dates',
        text: 'Manufacturing and animal-room slots are booked, moved and released by someone who sees all three lanes.',
      },
    ],
    waits: {
      names: ['Handoff', 'Decision', 'Slot'],
      caption:
        'Above, work (solid) and the waits in it (dashed). Below, the same work without the waits. Illustrative.',
    },
  },
  rhythm: {
    eyebrow: 'The routine',
    title: 'What you will notice, week to week',
    intro:
      'A working rhythm that leaves a trail. Anyone on your team can see where the program stands without a call.',
    table: {
      label: 'Working rhythm of an embedded program lead',
      columns: ['When', 'What the lead does', 'What you have afterward'],
      rows: [
        {
          title: 'Every week',
          cells: [
            'Runs vendor calls, chases actions, updates the integrated timeline',
            'Minutes with owners and dates, and a list of what changed',
          ],
        },
        {
          title: 'Every month',
          cells: [
            'Reviews budget, risks and contracts with you',
            'A status report fit for board and investors',
          ],
        },
        {
          title: 'Before each gate',
          cells: [
            'Gathers the evidence and has it challenged by an advisor outside the project',
            'A go/no-go memo you can sign',
          ],
        },
        {
          title: 'When something slips',
          cells: [
            'Finds the cause, works out the options, speaks to the vendor directly',
            'A recovery proposal with its cost',
          ],
        },
      ],
    },
    sheets: [
      {
        document: 'Decision log',
        page: 'Page 12',
        title: 'This month’s decisions',
        columns: ['Decision', 'Why', 'Not chosen'],
        note: 'Tox Start keeps its slot.',
        rows: [
          {
            name: '41. Dose the tox batch with the impurity at RRT [value] in it, and set the clinical limit from it',
            cells: ['No M7 alert; the level at the NOAEL is qualified', 'Recrystallize first'],
          },
          {
            name: '42. Keep form [form] of the [name] salt for the GMP batch',
            cells: ['The slurries end in it, in water and in the vehicle', 'Free base, amorphous dispersion'],
          },
          {
            name: '43. Put two impurity limits to FDA in the pre-IND questions',
            cells: ['An answer after the GMP batch can’t change the batch', 'Find out in the IND review'],
          },
          {
            name: '44. Award drug product to [vendor]',
            cells: ['The one bid with method transfer and placebo in scope', '[Vendor], cheaper as quoted'],
          },
          {
            name: '45. Repeat the hERG study before the GLP start',
            cells: ['A narrow margin would change the cardiovascular endpoints', 'Beside the GLP studies'],
          },
        ],
      },
    ],
  },
  joining: {
    title: 'Bring us in on day one, or mid-crisis',
    intro: 'We take over running programs as readily as new ones. A late start changes only the first step.',
    facts: [
      { value: claims.workStarts, label: 'from signed agreement to a lead on your program' },
      { value: claims.rescue, label: 'rescue of a program that has gone off track' },
      { value: claims.fullExecution, label: 'from plan to IND, depending on asset and data' },
    ],
  },
  fit: {
    title: 'Is this the right kind of help?',
    check: {
      fits: {
        title: 'Embedded execution fits when',
        points: [
          'you have a plan or an RFP, and no one free to run it',
          'several vendors work in parallel and each one reports on time, in isolation',
          'the founder has become the project manager by default',
          'a board wants one accountable name beside each date',
        ],
      },
      elsewhere: {
        title: 'Something else fits better when',
        cases: [
          {
            text: 'you want one bounded task done',
            action: { label: 'Choose from the five services', to: '/services' },
          },
          {
            text: 'the program still has to be designed across all disciplines',
            action: { label: 'Read about small molecule development', to: '/small-molecule-development' },
          },
          {
            text: 'you would rather ask than guess',
            action: { label: 'Ask about execution support', to: '/contact?topic=execution-support' },
          },
        ],
      },
    },
  },
  callToAction: {
    title: 'Give the timeline an owner',
    text: `Describe the program in writing and hear back within ${claims.responseTime}, or pick a time for a ${claims.feasibilityCall} feasibility call.`,
    actions: [
      { label: consultationLabel, to: '/contact?service=execution' },
      { label: bookingLabel, to: 'booking' },
    ],
  },
} as const satisfies ExecutionContent;
