import { illustrativeFigures } from '#src/site/illustrative-figures.ts';
import type { FdaClockContent } from './FdaClock.tsx';
import type { ToxBatchContent } from './ToxBatch.tsx';

/** Texts of the calculations. They are in their own file, because the page loads its calculations later. */
export const calculationsContent = {
  fdaClock: {
    title: 'When to ask FDA',
    text: 'The GMP batch is fixed when its record is signed and its materials are ordered. An answer that comes later can’t change it. For FDA’s view of the GLP design, enter the day on which the protocols are final.',
    label: 'The GMP batch is fixed on',
    stale: 'These dates are for the last valid date.',
    save: 'Save the dates (.ics)',
    nothingToSave: 'No dates to save: FDA’s answer comes too late for this batch.',
    planned: 'Plan: FDA receives the request',
    latest: {
      meeting: {
        text: 'Latest, for meeting minutes',
        entry: 'Plan: latest day for FDA to receive the request, with a meeting and minutes',
      },
      writing: {
        text: 'Latest, if you ask for written responses only',
        entry: 'Plan: latest day for FDA to receive the request, with written responses only',
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
      responses: {
        text: 'Written responses; they have no minutes',
        entry: 'Plan: written responses to the pre-IND questions (a goal)',
      },
      minutes: {
        text: 'Minutes of a meeting; written responses have none',
        entry: 'Plan: minutes of the pre-IND meeting (a goal)',
      },
      fixed: { text: 'The GMP batch is fixed', entry: 'Plan: the GMP batch is fixed' },
    },
    moved: ['moved from', ': federal offices are closed'],
    tooLate: 'too late',
    note: `Calendar days from receipt, if FDA takes all the time of its goals. The goals are for ${illustrativeFigures.meetingGoal} of meetings, and they aren’t law. Weekends and federal holidays move a day earlier.`,
    beyondGoals:
      'FDA’s goals are agreed through September 30, 2027. For later days of this plan, they may change.',
    timeLeft: {
      'fewer days for changes':
        'The planned day has passed. This plan starts on the next open day, and leaves less time to change the batch.',
      'written responses only':
        'If FDA takes all the time of its goals, minutes come too late for this batch. Ask for written responses only; they can come in time.',
      none: 'If FDA takes all the time of its goals, its answer comes too late for this batch.',
    },
    description: `A planning date, not a deadline of FDA. FDA aims for its goals in ${illustrativeFigures.meetingGoal} of meetings. They count calendar days from receipt of the request, and may change.`,
  },
  toxBatch: {
    title: 'How much to order',
    text: 'Oral studies in rats and dogs, once a day. The high dose has a recovery group, and controls get vehicle.',
    groups: [
      {
        legend: 'Rat, mg/kg a day',
        suffix: 'rat, mg/kg a day',
        fields: [
          { name: 'ratLow', label: 'Low', subject: 'Rat, low dose' },
          { name: 'ratMiddle', label: 'Middle', subject: 'Rat, middle dose' },
          { name: 'ratHigh', label: 'High', subject: 'Rat, high dose' },
        ],
      },
      {
        legend: 'Dog, mg/kg a day',
        suffix: 'dog, mg/kg a day',
        fields: [
          { name: 'dogLow', label: 'Low', subject: 'Dog, low dose' },
          { name: 'dogMiddle', label: 'Middle', subject: 'Dog, middle dose' },
          { name: 'dogHigh', label: 'High', subject: 'Dog, high dose' },
        ],
      },
      {
        legend: 'Both studies',
        fields: [
          { name: 'ratWeight', label: 'Rat body, kg', subject: 'Rat, body weight' },
          { name: 'dogWeight', label: 'Dog body, kg', subject: 'Dog, body weight' },
          { name: 'days', label: 'Dosing days', subject: 'Dosing days' },
          { name: 'saltFactor', label: 'Salt factor', subject: 'Salt factor' },
        ],
      },
    ],
    more: {
      summary: 'More assumptions',
      groups: [
        {
          legend: 'Rats per sex and group',
          suffix: 'rats per sex and group',
          fields: [
            { name: 'ratMain', label: 'Main', subject: 'Rats, main group' },
            { name: 'ratKinetics', label: 'Kinetics', subject: 'Rats, kinetics' },
            { name: 'ratRecovery', label: 'Recovery, high dose', subject: 'Rats, recovery at the high dose' },
          ],
        },
        {
          legend: 'Dogs per sex and group',
          suffix: 'dogs per sex and group',
          fields: [
            { name: 'dogMain', label: 'Main', subject: 'Dogs, main group' },
            { name: 'dogRecovery', label: 'Recovery, high dose', subject: 'Dogs, recovery at the high dose' },
          ],
        },
        {
          legend: 'Besides the doses',
          fields: [
            { name: 'losses', label: 'Losses, %', subject: 'Losses' },
            { name: 'safety', label: 'Safety, g', subject: 'Safety' },
            { name: 'release', label: 'Release, g', subject: 'Release' },
            { name: 'reserve', label: 'Reserve, %', subject: 'Reserve' },
          ],
        },
      ],
    },
    stale: 'This result is for the last figures in range. Out of range:',
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
    safetyText: 'each dose once; raise it with the doses',
    releaseText: 'per protocol',
    limitDose:
      'A dose is above 1,000 mg/kg a day. ICH M3(R2), section 1.5, calls that limit appropriate, with exceptions.',
    notRising: {
      rat: 'Rat: the doses don’t rise from low to high.',
      dog: 'Dog: the doses don’t rise from low to high.',
    },
    note: `Salt factor: molecular weight of the salt per molecule of base ÷ that of the base ÷ content (assay as is, as a fraction), if doses are in free base; otherwise 1.00. Correct for water once. The sample sheet orders 1.4 kg, about ${illustrativeFigures.batchReserve} above its need; this estimate adds ${illustrativeFigures.suggestedReserve} and rounds up.`,
  },
} as const satisfies { readonly fdaClock: FdaClockContent; readonly toxBatch: ToxBatchContent };
