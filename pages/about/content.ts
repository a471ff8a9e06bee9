import { bookingLabel, consultationLabel, writeLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import { formatDuration, getArticle } from '#src/site/figures.ts';
import type { Action, Fact, PageContent, SectionHeading, Step, TitledText } from '#src/site/page-content.ts';
import type { DisciplineSpansContent } from './DisciplineSpans.tsx';

export const content = {
  keywords: [
    'drug development consultancy',
    'biotech program leadership',
    'IND consulting firm',
    'about DEP',
  ],
  hero: {
    title: 'Program leadership for teams without a program office',
    lead: 'DEP gives biotech and pharma teams one accountable lead for a small molecule, from discovery to IND. We plan the work, run it with your vendors and deliver each milestone.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'Meet the Team', to: '/team' },
    ],
    evidence: [
      { value: claims.expertise, label: 'of expertise' },
      { value: claims.actionPlan, label: 'action plan for lean teams' },
      { value: claims.startDelay, label: 'until work starts' },
    ],
  },
  spans: {
    label:
      'A program lead works from the start to the IND. Synthesis, formulation, analytical, toxicology, regulatory and IP advisors each work for the periods when the plan needs them.',
    caption: 'Illustrative: one lead from start to IND, and the disciplines a plan may need.',
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
        name: 'Analytical',
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
      'The work between a molecule and an IND belongs to specialists who each see one part of it: the process chemist, the toxicology lab, the CDMO, the regulatory writer. Someone has to own the whole program. DEP does.',
      'We work with Series A and B companies, with teams developing new or repurposed assets, and with university spinouts and grant-funded programs. On academic and grant work we take no vendor commissions, and vendor discounts are passed through to you.',
    ],
  },
  why: {
    title: 'Why DEP',
    entries: [
      {
        title: 'One lead, one plan',
        text: 'You talk to one person, who owns the integrated timeline and knows what each discipline is waiting for.',
      },
      {
        title: 'Vendor-agnostic',
        text: 'We recommend a CRO or CDMO that fits your scope, timeline and budget, and you see the comparison.',
      },
      {
        title: 'Hands-on chemistry',
        text: 'Programs often slip in CMC and formulation. Our advisors review routes, specifications and stability data themselves.',
      },
      {
        title: 'Sized to your stage',
        text: `Ask a single question, get ${getArticle(claims.actionPlan)} ${claims.actionPlan} action plan, or hand us the whole path to IND.`,
      },
    ],
    action: { label: 'Read why teams choose DEP', to: '/why-dep' },
  },
  process: {
    title: 'Our approach in three steps',
    intro:
      'Plan covers readiness and strategy. Execute covers vendor matching and execution. Deliver closes each milestone, up to IND submission.',
    steps: [
      {
        title: 'Plan',
        duration: claims.strategicPlanning,
        text: 'We review the data, identify the gaps and build the path to IND around your next funding or partnering date.',
        points: ['Feasibility and key risks', 'Critical path and budget', 'Decision points with criteria'],
      },
      {
        title: 'Execute',
        duration: claims.fullExecution,
        text: 'We write the scopes, select the vendors and lead the work week by week as part of your team.',
        points: [
          'CRO and CDMO selection',
          'One timeline for CMC and toxicology',
          'Problems found and fixed early',
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
    title: 'Results for clients',
    facts: [
      { value: claims.costSaving, label: 'lower cost for one client' },
      { value: formatDuration(claims.delayAvoided), label: 'of delay avoided for the same client' },
      { value: claims.timelineAcceleration, label: 'timeline acceleration with execution support' },
      { value: claims.rescueDuration, label: 'for a rescue' },
    ],
    intro:
      'Client names and molecules stay confidential. We share redacted case briefs on request, and discuss the details under a CDA.',
    action: { label: 'Request a redacted case brief', to: '/contact?topic=case-brief' },
  },
  people: {
    title: 'Who does the work',
    intro: 'An asterisk marks independent consultants affiliated with DEP per project.',
    action: { label: 'See all profiles', to: '/team' },
  },
  callToAction: {
    title: 'Bring us your next milestone',
    text: `Tell us what you need to show, and by when. We reply within ${claims.responseTime}. Or book a ${claims.feasibilityCall} call now.`,
    actions: [
      { label: bookingLabel, to: 'booking' },
      { label: writeLabel, to: '/contact' },
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
