import { consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import { getArticle } from '#src/site/figures.ts';
import type { Action, PageContent, SectionHeading, Step } from '#src/site/page-content.ts';
import { rfpSteps } from '#src/site/rfp-steps.ts';
import type { PainSolutionPair } from './PainSolutionPairs.tsx';
import type { ProofSentence } from './ProofStatement.tsx';
import type { SubmissionChecklistContent } from './SubmissionChecklist.tsx';

interface SubmitRfpContent extends PageContent {
  readonly checklist: SubmissionChecklistContent;
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
  keywords: ['submit RFP', 'CRO RFP', 'CDMO RFP', 'vendor proposals biotech'],
  hero: {
    eyebrow: 'For teams that need vendors now',
    title: 'Submit one RFP. Get proposals you can compare.',
    lead: 'DEP checks the scope, takes it to pre-vetted CROs and CDMOs, manages their questions and returns comparable proposals with a recommendation. Still shaping the scope? Talk to us first.',
    actions: [
      { label: 'Go to the RFP Form', to: '/submit-rfp/form' },
      { label: consultationLabel, to: '/contact' },
    ],
    evidence: [
      { value: claims.proposalTurnaround, label: 'turnaround' },
      { value: claims.responseTime, label: 'until we reply' },
    ],
  },
  checklist: {
    title: 'Have this ready',
    points: [
      'A project name and the type of program',
      'The modality or modalities',
      'The services you need quoted',
      'A start date and a proposal deadline, if you have them',
      'Your RFP document, if you have one',
    ],
    note: 'Leave out structures, batch records and unpublished data until a CDA is in place.',
  },
  pains: {
    title: 'Why vendor searches stall',
    intro: 'Six problems with vendor searches, and what we do about each.',
    headings: { pain: 'What slows you down', solution: 'What DEP does about it' },
    pairs: [
      {
        pain: 'Vendors reply late or not at all.',
        solution: {
          title: 'One shared deadline',
          text: 'Every bidder gets the same document and the same deadline, and we send the reminders.',
        },
      },
      {
        pain: 'No two quotes cover the same work.',
        solution: {
          title: 'Proposals on one basis',
          text: 'We align scope, units and assumptions before we compare totals.',
        },
      },
      {
        pain: 'A polished website says nothing about the lab behind it.',
        solution: {
          title: 'A pre-vetted network',
          text: 'The vendors in it were checked for fit, quality status and capacity.',
        },
      },
      {
        pain: 'Confidential data go out before anyone has signed a CDA.',
        solution: {
          title: 'CDA before data',
          text: 'DEP coordinates the agreements. Until they’re signed, vendors see only a non-confidential summary.',
        },
      },
      {
        pain: 'Change orders eat up the budget after you sign.',
        solution: {
          title: 'Exclusions visible before you sign',
          text: 'The comparison shows what each proposal leaves out, while you can still walk away.',
        },
      },
      {
        pain: 'No one on your team has time to run a search.',
        solution: {
          title: 'One lead on your side',
          text: 'We handle the invitations, the question log, the reminders and the comparison. You make the decision.',
        },
      },
    ],
  },
  process: {
    id: 'steps',
    title: 'Three steps, starting with yours',
    steps: [
      {
        title: rfpSteps[0],
        text: 'Fill in the form with your program, the services you need and your dates. Attach your RFP if you have one; if not, a clear paragraph is enough.',
      },
      {
        title: rfpSteps[1],
        text: 'We read the scope, ask questions, put the CDA in place and recommend vendors to invite.',
      },
      {
        title: rfpSteps[2],
        text: 'You receive normalized proposals, the risks in each, and a recommendation with reasons. You choose a vendor and sign directly.',
      },
    ],
  },
  proof: {
    id: 'proof',
    title: 'Proof in action',
    sentence: [
      'A client saved ',
      { figure: claims.costSaving },
      ` in cost and avoided ${getArticle(claims.delayAvoided)} `,
      { figure: claims.delayAvoided },
      `. Turnaround is ${claims.proposalTurnaround}.`,
    ],
    text: 'Our method is the one on this page: one scope, one deadline, and proposals compared line by line before anyone looks at the totals. Redacted case briefs are available on request.',
    action: { label: 'Request the case studies', to: '/contact?topic=case-studies' },
  },
  faq: {
    title: 'Before you submit',
    items: [
      {
        question: 'Do I need a finished RFP document?',
        answer: `No. A clear description of the work is enough to start, and you can attach files to the form. If vendors need a full RFP, DEP can write it with you: RFP Creation takes ${claims.rfpCreation}.`,
      },
      {
        question: 'Who sees my information, and when?',
        answer: [
          'Your submission goes to DEP. No data is shared without mutual protection.',
          'After you submit, DEP coordinates a CDA. Vendors see confidential material only once it’s signed.',
        ],
      },
      {
        question: 'How long does it take?',
        answer: `We reply within ${claims.responseTime}. Turnaround is ${claims.proposalTurnaround}. Our comparison of the proposals follows in ${claims.rfpMatchingSteps.analysis.toLowerCase()}. From there, you choose at your own pace.`,
      },
      {
        question: 'What do I commit to when I send an RFP?',
        answer:
          'Sending it isn’t an order. You agree to the vendors we approach and decide whether to choose one, and the contract is between you and the vendor. RFP Matching explains how we vet vendors and rank their proposals.',
      },
    ],
  },
  callToAction: {
    title: 'Send your scope. We run the search.',
    text: 'The form asks only what vendors need to know. Prefer to talk? Start with a free consultation.',
    actions: [
      { label: 'Go to the RFP Form', to: '/submit-rfp/form' },
      { label: consultationLabel, to: '/contact' },
    ],
  },
  service: {
    name: 'Submit RFP',
    serviceType: 'Vendor search',
    audience: 'Teams that need vendors now',
    duration: claims.proposalTurnaround,
  },
} as const satisfies SubmitRfpContent;
