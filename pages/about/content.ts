import { bookingLabel, consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import { formatDuration } from '#src/site/figures.ts';
import type { Action, Fact, PageContent, SectionHeading, Step, TitledText } from '#src/site/page-content.ts';
import type { DisciplineSpansContent } from './DisciplineSpans.tsx';

export const content = {
  hero: {
    title: 'Program leadership for teams without a program office',
    lead: 'DEP gives biotech and pharma teams one accountable lead for a small molecule, from discovery to IND. We plan the work, run it with your vendors and stay until the milestone is met.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'Meet the Team', to: '/team' },
    ],
    evidence: [
      { value: claims.expertise, label: 'of expertise behind each plan' },
      { value: claims.actionPlan, label: 'action plan for lean teams' },
      { value: claims.workStarts, label: 'until work starts' },
    ],
  },
  spans: {
    label:
      'A program lead works all the way to the IND. Synthesis, formulation, toxicology, analytics, regulatory and IP advisors work for the stretches where the plan needs them.',
    caption: 'One lead all the way; each discipline when the plan needs it.',
    end: 'IND',
    disciplines: [
      { name: 'Program lead', spans: [[0, 97]] },
      {
        name: 'API synthesis',
        spans: [
          [0, 34],
          [56, 66],
        ],
      },
      {
        name: 'Formulation',
        spans: [
          [10, 42],
          [64, 74],
        ],
      },
      {
        name: 'Analytics',
        spans: [
          [24, 50],
          [60, 84],
        ],
      },
      {
        name: 'Toxicology',
        spans: [
          [4, 16],
          [46, 80],
        ],
      },
      {
        name: 'Regulatory',
        spans: [
          [8, 18],
          [52, 62],
          [78, 97],
        ],
      },
      {
        name: 'IP',
        spans: [
          [14, 24],
          [70, 78],
        ],
      },
    ],
  },
  mission: {
    title: 'Our mission',
    statement: 'Take promising small molecules to IND without building a development department first.',
    paragraphs: [
      'A lean biotech has a molecule, a few people and a date its investors expect. The work between that molecule and an IND belongs to specialists who each see one part of it: the process chemist, the toxicology lab, the CDMO, the regulatory writer. Someone has to own the whole program. DEP does.',
      'We bring CMC, toxicology and regulatory judgment to the plan, then stay to run it: choosing vendors, chairing the calls, reading the batch records, and raising a problem while it is still cheap to solve.',
      'We work with Series A and B companies, with teams that hold new or repurposed assets, and with university spinouts and grant-funded programs. On academic and grant work we take no vendor commissions, and vendor discounts are passed through to you.',
    ],
  },
  why: {
    title: 'What you get from DEP',
    eyebrow: 'Why DEP',
    entries: [
      {
        title: 'One lead, one plan',
        text: 'You speak with one person who owns the integrated timeline and knows what each discipline is waiting for. Specialists join when the plan needs them and leave when it no longer does.',
      },
      {
        title: 'No stake in the vendor',
        text: 'We are vendor-agnostic. A CRO or CDMO is proposed because it fits the scope, the timeline and the budget, and you see the comparison that led to it.',
      },
      {
        title: 'Hands on the chemistry',
        text: 'Most programs slip in CMC and formulation. Our advisors read routes, specifications and stability data themselves, and say what to change.',
      },
      {
        title: 'Sized to your stage',
        text: `A single question, a ${claims.actionPlan} action plan or the whole way to IND: you take the part you need, and the next part only if the first was worth it.`,
      },
    ],
    action: { label: 'Read why teams choose DEP', to: '/why-dep' },
  },
  process: {
    title: 'Three steps, one owner',
    eyebrow: 'Our approach',
    intro: 'The same lead takes your program through all three, so nothing is lost in a handoff.',
    steps: [
      {
        title: 'Plan',
        duration: claims.strategicPlanning,
        text: 'We review the data, name the gaps and build the path to IND around your next funding or partnering date.',
        points: ['Feasibility and key risks', 'Critical path and budget', 'Decision points with criteria'],
      },
      {
        title: 'Execute',
        duration: claims.fullExecution,
        text: 'We write the scopes, select the vendors and lead the work week by week, inside your team.',
        points: [
          'CRO and CDMO selection',
          'One timeline for CMC and toxicology',
          'Problems found early and fixed',
        ],
      },
      {
        title: 'Deliver',
        duration: 'At every milestone',
        text: 'We close each milestone with the evidence that regulators, boards and investors will ask to see.',
        points: [
          'Reports and dossier sections',
          'Pre-IND and IND support',
          'A record of what was decided, and why',
        ],
      },
    ],
  },
  proof: {
    eyebrow: 'Proof',
    title: 'Results for clients',
    facts: [
      { value: claims.costSaving, label: 'saved in cost by one client' },
      { value: formatDuration(claims.delayAvoided), label: 'of delay avoided on the same program' },
      { value: claims.timelineAcceleration, label: 'timeline acceleration with execution support' },
      { value: claims.rescue, label: 'a stalled program is back on its plan' },
    ],
    intro:
      'Client names and molecules stay confidential. We share redacted case briefs on request, and talk through the details under a CDA.',
    action: { label: 'Request a redacted case brief', to: '/contact?topic=case-brief' },
  },
  people: {
    title: 'Who does the work',
    eyebrow: 'Team',
    intro:
      'A program lead and advisors from CMC, biology and IP, put together for your program; toxicology and regulatory leads join by program. An asterisk marks independent consultants.',
    action: { label: 'See all profiles', to: '/team' },
  },
  callToAction: {
    title: 'Bring us your next milestone',
    text: `Tell us what you need to show, and by when. We reply within ${claims.responseTime}; a ${claims.feasibilityCall} call is yours to book now.`,
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: bookingLabel, to: 'booking' },
    ],
  },
} as const satisfies PageContent & {
  spans: DisciplineSpansContent;
  mission: SectionHeading & { statement: string; paragraphs: readonly string[] };
  why: SectionHeading & { entries: readonly TitledText[]; action: Action };
  process: SectionHeading & { steps: readonly Step[] };
  proof: SectionHeading & { facts: readonly Fact[]; action: Action };
  people: SectionHeading & { action: Action };
};
