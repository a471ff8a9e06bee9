import type { ComparisonTableContent } from '#src/components/ComparisonTable.tsx';
import type { Choice } from '#src/components/Choices.tsx';
import { consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import type { Action, PageContent, SectionHeading } from '#src/site/page-content.ts';
import type { ProfileRouteContent } from './ProfileRoute.tsx';

export const content = {
  keywords: [
    'getting started drug development',
    'biotech RFP help',
    'IND planning start',
    'vendor sourcing start',
  ],
  hero: {
    title: 'Start from where you are',
    lead: 'No RFP yet, an RFP that needs a project lead, or an RFP that needs vendors? Pick the profile that fits your team and see your first step.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'See the Three Profiles', to: '#profiles' },
    ],
  },
  route: {
    label:
      'The five steps of the process: readiness, strategy, vendor matching, execution, IND submission. With no RFP yet you join at strategy. With an RFP that needs vendors you join at vendor matching. With an RFP that needs a lead you join at execution.',
    caption: 'Where each profile joins the five steps to IND.',
    stops: ['Readiness', 'Strategy', 'Matching', 'Execution', 'IND'],
    entryPoints: [
      { stop: 1, profile: ['No RFP', 'yet'] },
      { stop: 2, profile: ['RFP, need', 'vendors'] },
      { stop: 3, profile: ['RFP, need', 'a lead'] },
    ],
  },
  profiles: {
    id: 'profiles',
    title: 'Select Your Profile',
    entries: [
      {
        title: "I don't have an RFP yet",
        text: 'Find out whether your molecule can support an IND program before you pay for studies.',
        points: ['Validate the molecule', 'Assess feasibility', 'Plan the IND program'],
        action: { label: 'Talk to a Strategist', to: '/about' },
      },
      {
        title: 'I have an RFP but need help running the project',
        text: 'You have the scope, but not the time or experience to run it. We lead the project as part of your team.',
        points: ['Vendor selection', 'Timelines', 'Strategy', 'Milestone delivery'],
        action: { label: 'See Our Process', to: '/process' },
      },
      {
        title: 'I have an RFP and just need the best vendors fast',
        text: 'You know what you need done. We take it to our vetted network and bring back proposals you can compare.',
        points: ['Source proposals', 'Negotiate terms', 'Manage the responses'],
        action: { label: 'Submit Your RFP', to: '/submit-rfp' },
      },
    ],
    timeline: { label: 'Not sure? Mark what you have on the timeline', to: '/#plan' },
  },
  comparison: {
    title: 'What each profile can expect',
    table: {
      label: 'The three profiles compared',
      columns: ['At a glance', 'No RFP yet', 'RFP, need a lead', 'RFP, need vendors'],
      rows: [
        {
          title: 'You bring',
          cells: [
            'The compound, the indication and whatever data you have, however early.',
            'Your scope, your budget and the vendors you’re already talking to.',
            'A written RFP, or a scope close to one, and the date you need proposals by.',
          ],
        },
        {
          title: 'We start with',
          cells: [
            'A check of your data, and a list of the gaps between today and an IND.',
            'The critical path, with an owner for each part of it.',
            'A CDA, and a check that every vendor will quote the same work.',
          ],
        },
        {
          title: 'You end with',
          cells: [
            'A development plan with a budget, decision points and an outline of your first RFP.',
            'Milestones delivered, with a record of the decisions behind each one.',
            'Proposals you can compare, a recommendation and the points to negotiate.',
          ],
        },
        {
          title: 'How long it takes',
          cells: [
            `${claims.strategicPlanning} for strategic planning.`,
            `${claims.fullExecution} for full execution.`,
            `Turnaround is ${claims.proposalTurnaround}.`,
          ],
        },
      ],
    },
  },
  faq: {
    title: 'Still Not Sure?',
    intro: 'Three common questions before a first call.',
    items: [
      {
        question: 'Can DEP help if I don’t have a team?',
        answer:
          'Yes. DEP acts as your CSO and execution arm: we set the scientific and development strategy with you, bring in the advisors it needs and manage the vendors. A founder with a molecule can start this way and hire later, when the work fills a full-time role.',
      },
      {
        question: 'What if I’m unsure about my budget?',
        answer:
          'Tell us what you have and what you hope to raise. DEP helps you scope what is realistic for that amount, which milestone it can reach and which studies can wait. You can then take your board a plan that matches the budget.',
      },
      {
        question: 'Do I need to know the vendors?',
        answer:
          'No. DEP matches you with CROs and CDMOs from its vetted network, by chemistry, capacity, quality system and price. If you already have a preferred vendor, tell us.',
      },
    ],
  },
  callToAction: {
    title: 'One Partner. Any Stage. Every Milestone Delivered',
    text: `Between two profiles? Tell us, and we’ll sort it out with you in a ${claims.feasibilityCall} call.`,
    actions: [{ label: consultationLabel, to: '/contact' }],
  },
} as const satisfies PageContent & {
  route: ProfileRouteContent;
  profiles: SectionHeading & { entries: readonly Choice[]; timeline: Action };
  comparison: SectionHeading & { table: ComparisonTableContent };
};
