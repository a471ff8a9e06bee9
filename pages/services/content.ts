import { optionLabel, serviceOffers } from '#shared/option-lists.ts';
import { bookingLabel, consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import { formatPriceRange } from '#src/site/figures.ts';
import type { PageContent, SectionHeading, Step } from '#src/site/page-content.ts';
import type { TitledEntry } from '#src/components/TitledList.tsx';
import type { OffersContent } from './OfferCards.tsx';

const sprint = claims.readinessSprint;

interface ServicesContent extends PageContent {
  readonly offers: SectionHeading & OffersContent;
  readonly whereToStart: SectionHeading & { readonly entries: readonly TitledEntry[] };
  readonly process: SectionHeading & { readonly steps: readonly Step[] };
}

/** How links name an offer, and its title. */
const offer = (service: (typeof serviceOffers)[number]['value']) => ({
  service,
  title: optionLabel(serviceOffers, service),
});

export const content = {
  hero: {
    eyebrow: 'Need a Service?',
    title: 'Buy the piece your program is missing',
    lead: 'Five offers with a set scope, a set duration and a named deliverable. Take one, or let one lead to the next.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'Submit an RFP', to: '/submit-rfp' },
    ],
    evidence: [
      { value: claims.workStarts, label: 'from agreement to the first working session' },
      { value: claims.responseTime, label: 'to a reply on your inquiry' },
    ],
  },
  offers: {
    id: 'offers',
    eyebrow: 'The offers',
    title: 'Five offers, each complete on its own',
    intro:
      'Every offer ends with something you can use without us: a map, a running plan, a chosen vendor, a diagnosis or a grant section.',
    inquiry: { label: 'Inquire About This Service', to: '/submit-rfp' },
    durationsCaption: 'Solid: the shortest duration. Pale: the longest. Dotted: no fixed end.',
    items: [
      {
        ...offer('ind-milestone-map'),
        duration: claims.offers.milestoneMap,
        description:
          'One picture of what must happen before your IND, in which order, and what each step waits for. You see the critical path before you commit money to it.',
        features: [
          'Critical path across CMC, toxicology and regulatory work',
          'Decision gates, with the data each one needs',
          'Gap list against your current data package',
          'Budget phasing by milestone',
        ],
      },
      {
        ...offer('program-management'),
        duration: claims.offers.programManagement,
        description:
          'A program lead runs the plan, the vendors and the meetings for you. Scope is agreed month by month, so the effort follows the program.',
        features: [
          'One integrated timeline, kept current',
          'Vendor calls with written actions and owners',
          'Risk, change and budget log',
          'Status reports that a board can read',
        ],
      },
      {
        ...offer('cdmo-selection'),
        duration: claims.offers.cdmoStrategy,
        description:
          'Decide what to outsource, to how many sites and on which terms; then choose the CDMO that fits your chemistry, your phase and your dates.',
        features: [
          'Outsourcing strategy for drug substance and drug product',
          'RFP and shortlist of suitable sites',
          'Proposals normalized to one scope for comparison',
          'Technical questions, negotiation and award support',
        ],
      },
      {
        ...offer('rescue'),
        duration: claims.offers.troubleshoot,
        description: `For a program that has slipped: a failed batch, a silent vendor, an impurity nobody can explain. A short diagnostic finds the cause; the rescue itself is planned to land ${claims.rescue}.`,
        features: [
          'Root cause review of data, contracts and timeline',
          'Options ranked by time, cost and risk',
          'Recovery plan with owners and dates',
          'Direct talks with the vendors concerned',
        ],
      },
      {
        ...offer('grant-writing'),
        duration: claims.offers.grantReadiness,
        description:
          'For spinouts and translational programs that fund development with grants. Taken beside any other offer, it turns the plan into aims, budgets and timelines a reviewer can follow.',
        features: [
          'Fit and readiness check before you write',
          'Development plan, milestones and budget justification',
          'CMC, toxicology and regulatory sections',
          'No vendor commissions; discounts are passed through',
        ],
      },
    ],
  },
  whereToStart: {
    eyebrow: 'Where to start',
    title: 'Which one first?',
    intro: 'Start from what you would say if we called today.',
    entries: [
      {
        title: '“Is this molecule worth the next round?”',
        text: `Start before the five, with a readiness sprint: ${sprint.duration}, ${formatPriceRange(sprint.price)}, ${sprint.credit}.`,
        action: { label: 'See what the sprint answers', to: '/molecule-readiness' },
      },
      {
        title: '“We have a candidate and no plan.”',
        text: 'Take the IND Milestone Map. It shows the board what the round has to pay for, and it becomes the baseline for everything after it.',
      },
      {
        title: '“The plan is fine. Nobody has time to run it.”',
        text: 'Take Program Management. We take over the tracker, the vendor calls and the follow-up, and your scientists go back to the science.',
      },
      {
        title: '“Three quotes, and we can’t compare them.”',
        text: 'Take CDMO Strategy and Selection. Most of the spread between quotes is scope, not price. We bring them to one scope first.',
      },
      {
        title: '“We have lost a batch, a slot or a vendor.”',
        text: 'Take Troubleshoot and Rescue. Send what you have; an incomplete file is normal at this point and is no reason to wait.',
      },
      {
        title: '“The deadline belongs to a funder.”',
        text: 'Add Grant Readiness and Writing to the offer that does the technical work, so that the application and the plan say the same thing.',
      },
    ],
  },
  process: {
    eyebrow: 'The way in',
    title: 'How an offer runs',
    intro: 'The way in is the same for all five. You do not need a finished RFP to inquire.',
    steps: [
      {
        title: 'You inquire',
        duration: `Reply in ${claims.responseTime}`,
        text: 'Say what the molecule is, where the program stands and which offer you have in mind.',
      },
      {
        title: 'We scope it together',
        duration: `${claims.feasibilityCall} call`,
        text: 'We check whether the offer fits, name what it will not cover, and agree on the deliverable and the price.',
      },
      {
        title: 'Work starts',
        duration: claims.workStarts,
        text: 'The CDA comes first, then your data room. The first session confirms facts, dates and who decides.',
      },
      {
        title: 'You keep the result',
        duration: 'At handoff',
        text: 'Files are yours, in editable form. If you continue with us, the next scope builds on this one.',
      },
    ],
  },
  faq: {
    title: 'Before you inquire',
    items: [
      {
        question: 'Can we take one offer without a longer engagement?',
        answer:
          'Yes. Each offer has its own scope, deliverable and end. Many teams start with the IND Milestone Map, work alone for a while and come back when vendors have to be chosen.',
      },
      {
        question: 'What happens after I press “Inquire About This Service”?',
        answer: `You reach the RFP page, where you can submit a scope or describe what you need in a few lines. We answer within ${claims.responseTime} and propose a ${claims.feasibilityCall} call.`,
      },
      {
        question: 'Do you earn money from the vendors you recommend?',
        answer:
          'We are vendor-agnostic: the shortlist follows your chemistry, phase and dates. On academic and grant-funded work DEP takes no vendor commissions, and any discount a vendor gives is passed through to you.',
      },
      {
        question: 'How is our data protected?',
        answer:
          'A mutual CDA is in place before we open your files or discuss them with a vendor. Until then, describe the program in non-confidential terms; structures and batch data can wait.',
      },
    ],
  },
  callToAction: {
    title: 'Not sure which offer fits?',
    text: `Tell us what has to be true by your next milestone. In one ${claims.feasibilityCall} call we say which offer gets you there, or tell you that you need none.`,
    actions: [
      { label: bookingLabel, to: 'booking' },
      { label: consultationLabel, to: '/contact' },
    ],
  },
} as const satisfies ServicesContent;
