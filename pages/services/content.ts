import { bookingLabel, consultationLabel, writeLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import type { PageContent, SectionHeading } from '#src/site/page-content.ts';
import { getServiceOffer } from '#src/site/service-offers.ts';
import type { ServicesList } from './ServiceCards.tsx';

interface ServicesContent extends PageContent {
  readonly serviceList: SectionHeading & ServicesList;
}

export const content = {
  keywords: [
    'drug development services',
    'CDMO selection service',
    'program rescue',
    'grant writing biotech',
  ],
  hero: {
    title: 'Get the piece your program is missing',
    lead: 'Five drug development services, each with a clear scope and a named deliverable: a map, a running plan, a chosen vendor, a diagnosis or, as an add-on, a grant section.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'Submit an RFP', to: '/submit-rfp' },
    ],
    evidence: [
      { value: claims.startDelay, label: 'until work starts' },
      { value: claims.rescueDuration, label: 'for a rescue' },
    ],
  },
  serviceList: {
    id: 'services',
    title: 'Five services, each with its own result',
    inquiry: { label: 'Inquire About This Service', to: '/submit-rfp' },
    items: [
      {
        ...getServiceOffer('ind-milestone-map'),
        result: 'You hold the map',
        description:
          'See the critical path to your IND before you commit money to it: what must happen, in what order, and what each step depends on.',
        features: [
          'Critical path across CMC, toxicology and regulatory work',
          'Decision gates, with the data each one needs',
          'Gap list against your current data package',
          'Budget phasing by milestone',
        ],
      },
      {
        ...getServiceOffer('program-management'),
        result: 'You hold a status report',
        durationNote: 'Agreed month by month',
        description:
          'A program lead runs the plan, the vendors and the meetings for you. We agree on the scope month by month, so the effort matches what the program needs.',
        features: [
          'One integrated timeline, kept current',
          'Vendor calls with written actions and owners',
          'Risk, change and budget log',
          'Status reports written for your board',
        ],
      },
      {
        ...getServiceOffer('cdmo-selection'),
        result: 'You hold proposals, compared',
        description:
          'Decide what to outsource, to how many sites and on what terms. Then choose the CDMO that fits your chemistry, phase and dates.',
        features: [
          'Outsourcing strategy for drug substance and drug product',
          'RFP and shortlist of suitable sites',
          'Proposals normalized to one scope for comparison',
          'Technical questions, negotiation and award support',
        ],
      },
      {
        ...getServiceOffer('rescue'),
        result: 'You hold the root cause',
        description: `For a program that has slipped because of a failed batch, a silent vendor or an unexplained impurity. A short diagnostic looks for the cause, even with incomplete data. Rescue happens ${claims.rescueDuration}.`,
        features: [
          'Root-cause review of data, contracts and timeline',
          'Options ranked by time, cost and risk',
          'Recovery plan with owners and dates',
          'Calls with the vendors involved',
        ],
      },
      {
        ...getServiceOffer('grant-writing'),
        result: 'You hold a grant section',
        durationNote: 'Added to another service',
        description:
          'For spinouts and translational programs that fund development with grants. Add it to any other service to turn the plan into aims, budgets and timelines that a reviewer can follow.',
        features: [
          'Fit and readiness check before you write',
          'Development plan, milestones and budget justification',
          'CMC, toxicology and regulatory sections',
          'No vendor commissions; discounts are passed through',
        ],
      },
    ],
  },
  faq: {
    title: 'Before you inquire',
    items: [
      {
        question: 'How do these differ from Strategic and Execution Support?',
        answer: `In scope and length. The IND Milestone Map takes ${claims.services.milestoneMap}; Strategic Support also validates the molecule and outlines sourcing, in ${claims.strategicPlanning}. Program Management is ${claims.services.programManagement}; Execution Support is for the whole way to IND, and full execution takes ${claims.fullExecution}.`,
      },
      {
        question: 'What happens after we click “Inquire About This Service”?',
        answer: `You reach the RFP page, which names the service. Ask about it there without an RFP, or send a scope if you have one. We reply within ${claims.responseTime}, agree on the deliverable, its limits and the price in a ${claims.feasibilityCall} call, and sign the CDA. Work starts in ${claims.startDelay}.`,
      },
      {
        question: 'How do you choose the vendors you recommend?',
        answer: `CDMO Strategy and Selection takes ${claims.services.cdmoStrategy} and begins with what to outsource; RFP Matching begins with your RFP. Both are vendor-agnostic: the shortlist follows your chemistry, phase and dates. On academic and grant-funded work, DEP takes no vendor commissions and passes vendor discounts through to you.`,
      },
      {
        question: 'How is our data protected?',
        answer:
          'We sign a mutual CDA before we open confidential files or discuss them with a vendor. Until then, describe the program in non-confidential terms; structures and batch data can wait.',
      },
    ],
  },
  callToAction: {
    title: 'Name your next milestone',
    text: `Tell us what you need to show at your next milestone, in writing or in a ${claims.feasibilityCall} call. We’ll tell you which service gets you there, or that you don’t need one.`,
    actions: [
      { label: bookingLabel, to: 'booking' },
      { label: writeLabel, to: '/contact' },
    ],
  },
} as const satisfies ServicesContent;
