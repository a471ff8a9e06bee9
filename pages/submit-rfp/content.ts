import { consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import type { Action, PageContent, SectionHeading, Step } from '#src/site/page-content.ts';
import { rfpSteps } from '#src/site/rfp-steps.ts';
import type { PainSolutionPair } from './PainSolutionPairs.tsx';
import type { ProofSentence } from './ProofStatement.tsx';
import type { SubmissionDocketContent } from './SubmissionDocket.tsx';

interface SubmitRfpContent extends PageContent {
  readonly docket: SubmissionDocketContent;
  readonly pains: SectionHeading & {
    readonly headings: { readonly pain: string; readonly solution: string };
    readonly pairs: readonly PainSolutionPair[];
  };
  readonly process: SectionHeading & { readonly steps: readonly Step[] };
  readonly proof: SectionHeading & {
    readonly sentence: ProofSentence;
    readonly text: string;
    readonly action: Action;
  };
}

export const content = {
  hero: {
    eyebrow: 'For teams that need vendors now',
    title: 'Submit your RFP once, get answers you can compare',
    lead: 'One submission reaches pre-vetted CROs and CDMOs. DEP checks the scope, runs the vendor questions and returns comparable proposals with a recommendation. Still shaping the scope? Talk to us first.',
    actions: [
      { label: 'Go to the RFP Form', to: '/submit-rfp/form' },
      { label: consultationLabel, to: '/contact' },
    ],
    evidence: [
      { value: claims.turnaround, label: 'turnaround, as in the case below' },
      { value: claims.responseTime, label: 'until a person answers' },
    ],
  },
  docket: {
    title: 'Have this ready',
    points: [
      'A project name and the type of program',
      'The modality, or modalities',
      'The services you need quoted',
      'A start date and a proposal deadline, if you have them',
      'The RFP document, if there is one',
    ],
    note: 'Leave out structures, batch records and unpublished data. They wait for the CDA.',
  },
  pains: {
    eyebrow: 'Why it stalls',
    title: 'Where vendor searches lose time',
    intro: 'Six ways vendor searches lose time, and how we prevent each one.',
    headings: { pain: 'What slows you down', solution: 'What DEP does about it' },
    pairs: [
      {
        pain: 'Vendors answer late, or never.',
        solution: {
          title: 'A known contact and a shared deadline',
          text: 'We write to the people who assign slots, and every bidder works to the same date.',
        },
      },
      {
        pain: 'No two quotes cover the same work.',
        solution: {
          title: 'Proposals on one basis',
          text: 'Scope, units and assumptions are brought into line first. Only then do totals mean anything.',
        },
      },
      {
        pain: 'A polished website says nothing about the lab behind it.',
        solution: {
          title: 'A pre-vetted network',
          text: 'Fit, quality status and capacity are checked first. You hear from vendors that can do the work.',
        },
      },
      {
        pain: 'Confidential data travels before anyone has signed.',
        solution: {
          title: 'CDA before data',
          text: 'DEP coordinates the agreements. Until they are in force, vendors see a non-confidential summary.',
        },
      },
      {
        pain: 'Change orders eat the budget after signature.',
        solution: {
          title: 'Exclusions read before prices',
          text: 'We list what each proposal leaves out and have it priced while you can still walk away.',
        },
      },
      {
        pain: 'Nobody on the team has the hours to run a search.',
        solution: {
          title: 'One lead on your side',
          text: 'Invitations, question log, reminders and comparison are ours. The decision stays yours.',
        },
      },
    ],
  },
  process: {
    id: 'steps',
    eyebrow: 'How it works',
    title: 'Three steps, and the first one is yours',
    steps: [
      {
        title: rfpSteps[0],
        text: 'Fill in the form with the program, the services and the dates. Attach the document if it exists; a clear paragraph will do if it does not.',
      },
      {
        title: rfpSteps[1],
        text: 'A program lead reads the scope, comes back with questions, puts the CDA in place and recommends the vendors worth inviting.',
      },
      {
        title: rfpSteps[2],
        text: 'You receive normalized proposals, the risks in each and a recommendation with its reasons. Choose a vendor and sign directly.',
      },
    ],
  },
  proof: {
    id: 'proof',
    eyebrow: 'Case result',
    title: 'Proof in action',
    sentence: [
      'A client saved ',
      { figure: claims.costSaving },
      ' in cost and avoided a ',
      { figure: claims.delayAvoided },
      `. Turnaround: ${claims.turnaround}.`,
    ],
    text: 'The figures come from a vendor search that DEP ran for a client. The method is the one on this page: a single scope, a shared deadline, and proposals compared line by line before anyone looked at a total. Redacted briefs of our cases are available on request.',
    action: { label: 'Request the case studies', to: '/contact?topic=case-studies' },
  },
  faq: {
    title: 'Before you submit',
    items: [
      {
        question: 'Do I need a finished RFP document?',
        answer: `No. A clear description of the work is enough to begin, and the form takes attachments if you have them. Where vendors would need a full document, DEP can write it with you: RFP Creation takes ${claims.rfpCreation}.`,
      },
      {
        question: 'Who sees my information, and when?',
        answer: [
          'Your submission goes to DEP only. It is not circulated, and no vendor learns who you are from the form.',
          'DEP coordinates a CDA after submission. Vendors receive confidential material once mutual protection is in force, and only the vendors you approved.',
        ],
      },
      {
        question: 'How long does it take?',
        answer: `You hear from a person within ${claims.responseTime}. Turnaround is ${claims.turnaround} once the scope is clear; a wider search through the network delivers its comparison in ${claims.rfpMatchingSteps.analysis}, and selection goes on from there at your pace.`,
      },
      {
        question: 'Am I bound to the vendor you recommend?',
        answer:
          'No. You decide, and the contract is between you and the vendor. DEP is vendor-agnostic: we explain the ranking, name what speaks against our own first choice, and accept no vendor commissions on academic or grant work.',
      },
    ],
  },
  callToAction: {
    title: 'Send the scope. We run the search.',
    text: 'Have a scope? The form asks only what vendors need to know. Still shaping it? Talk it through with us first.',
    actions: [
      { label: 'Go to the RFP Form', to: '/submit-rfp/form' },
      { label: consultationLabel, to: '/contact' },
    ],
  },
  service: {
    name: 'Submit RFP',
    serviceType: 'Vendor search',
    audience: 'Teams that need vendors now',
    duration: claims.turnaround,
  },
} as const satisfies SubmitRfpContent;
