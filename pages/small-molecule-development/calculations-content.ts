import { illustrativeFigures } from '#src/site/illustrative-figures.ts';
import type { FdaClockContent } from './FdaClock.tsx';
import type { ToxBatchContent } from './ToxBatch.tsx';

/** Texts of the calculations. They are in their own file, because the page loads its calculations later. */
export const calculationsContent = {
  fdaClock: {
    title: 'When to ask FDA',
    text: 'The batch is fixed when its record is signed and its materials are ordered. An answer that comes later can’t change it.',
    label: 'The batch is fixed on',
    save: 'Save the dates (.ics)',
    planned: 'Plan: FDA receives the request',
    latest: {
      meeting: {
        text: 'Latest, for meeting minutes',
        entry: 'Plan: latest day for FDA to receive the request, with a meeting and minutes',
      },
      writing: {
        text: 'Latest, for written responses',
        entry: 'Plan: latest day for FDA to receive the request, with written responses',
      },
    },
    branches: {
      meeting: 'With a meeting: minutes by day 90',
      writing: 'In writing: responses by day 60',
    },
    spare: 'days to change the batch',
    summary: 'All dates',
    columns: ['When', 'What happens', 'Date'],
    steps: {
      request: {
        text: 'FDA receives the meeting request and your questions',
        entry: 'Plan: FDA receives the pre-IND meeting request',
      },
      reply: {
        text: 'FDA grants it, denies it, or chooses to answer only in writing',
        entry: 'Plan: FDA grants or denies the meeting, or chooses to answer only in writing (a goal)',
      },
      package: {
        text: `FDA has the package, ${illustrativeFigures.preIndPackage} before the meeting or the responses`,
        entry: 'Plan: FDA receives the pre-IND package',
      },
      preliminary: {
        text: 'Preliminary responses, if there is a meeting',
        entry: 'Plan: preliminary responses, if there is a meeting (a goal)',
      },
      meeting: {
        text: 'Meeting or written responses',
        entry: 'Plan: pre-IND meeting or written responses (a goal)',
      },
      minutes: {
        text: 'Minutes of a meeting; written responses have none',
        entry: 'Plan: minutes of the pre-IND meeting (a goal)',
      },
      fixed: { text: 'The batch is fixed', entry: 'Plan: the tox batch is fixed' },
    },
    movedFrom: 'earlier than',
    note: `Calendar days from receipt, if FDA takes all the time of its goals. The goals are for ${illustrativeFigures.meetingGoal} of meetings, and they aren’t law. Weekends and federal holidays move the days of request and package earlier.`,
    beyondGoals:
      'FDA’s goals are agreed through September 30, 2027. For later days of this plan, they may change.',
    timeLeft: {
      'fewer days for changes':
        'The planned day has passed. A later request leaves less time to change the batch.',
      'written responses only':
        'If FDA takes all the time of its goals, minutes come too late for this batch. Written responses can come in time.',
      none: 'If FDA takes all the time of its goals, its answer comes too late for this batch.',
    },
    description:
      'A planning date, not a deadline of FDA. FDA’s goals count calendar days from the day on which it receives the request, are for 90% of meetings, and may change.',
  },
  toxBatch: {
    title: 'How much to order',
    text: 'Oral studies in rats and dogs, once a day. The high dose has a recovery group, and controls get vehicle.',
    groups: [
      {
        legend: 'Rat: mg/kg a day',
        fields: [
          { name: 'ratLow', label: 'Low' },
          { name: 'ratMiddle', label: 'Middle' },
          { name: 'ratHigh', label: 'High' },
          { name: 'ratWeight', label: 'Body, kg' },
        ],
      },
      {
        legend: 'Dog: mg/kg a day',
        fields: [
          { name: 'dogLow', label: 'Low' },
          { name: 'dogMiddle', label: 'Middle' },
          { name: 'dogHigh', label: 'High' },
          { name: 'dogWeight', label: 'Body, kg' },
        ],
      },
      {
        legend: 'Both studies',
        fields: [
          { name: 'days', label: 'Days' },
          { name: 'saltFactor', label: 'Salt factor' },
        ],
      },
    ],
    more: {
      summary: 'More assumptions',
      groups: [
        {
          legend: 'Rats per sex and group',
          fields: [
            { name: 'ratMain', label: 'Main' },
            { name: 'ratKinetics', label: 'Kinetics' },
            { name: 'ratRecovery', label: 'Recovery' },
          ],
        },
        {
          legend: 'Dogs per sex and group',
          fields: [
            { name: 'dogMain', label: 'Main' },
            { name: 'dogRecovery', label: 'Recovery' },
          ],
        },
        {
          legend: 'Besides the doses',
          fields: [
            { name: 'losses', label: 'Losses, %' },
            { name: 'safety', label: 'Safety, g' },
            { name: 'release', label: 'Release, g' },
            { name: 'reserve', label: 'Reserve, %' },
          ],
        },
      ],
    },
    order: 'To order',
    summary: 'The arithmetic',
    columns: ['Part', 'Arithmetic', 'Needs'],
    parts: {
      rat: { name: 'Rat', label: 'Rat' },
      dog: { name: 'Dog', label: 'Dog' },
      losses: { name: 'Formulation losses', label: 'Losses' },
      safety: { name: 'Safety pharmacology, genetic toxicology', label: 'Safety' },
      release: { name: 'Release, stability, retain samples', label: 'Release' },
      reserve: { name: 'Reserve', label: 'Reserve' },
    },
    safetyText: 'per study plan',
    releaseText: 'per protocol',
    limitDose:
      'A dose is above 1,000 mg/kg a day. ICH M3(R2), section 1.5, calls that limit appropriate, with exceptions.',
    note: `Salt factor: molecular weight of the salt ÷ that of the base ÷ content, if doses are in free base; otherwise 1.00. The sample sheet has about ${illustrativeFigures.batchReserve} in reserve, this estimate ${illustrativeFigures.suggestedReserve}.`,
  },
} as const satisfies { readonly fdaClock: FdaClockContent; readonly toxBatch: ToxBatchContent };
