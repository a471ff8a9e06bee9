import type { ComparisonTableContent } from '#src/components/ComparisonTable.tsx';
import type { Choice } from '#src/components/Choices.tsx';
import { consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import type { PageContent, SectionHeading } from '#src/site/page-content.ts';
import type { ProfileRouteContent } from './ProfileRoute.tsx';

export const content = {
  hero: {
    title: 'Start from where you are',
    lead: 'Three kinds of team come to DEP. The difference is the RFP: not written yet, written but not running, or ready to go out. Find yours and take its first step.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'See the Three Profiles', to: '#profiles' },
    ],
  },
  route: {
    label:
      'The way from molecule to IND. Without an RFP you join at strategy, with one that needs running once it is written, with one that needs vendors where they are chosen.',
    caption: 'Where each profile joins the way to the IND.',
    stops: ['Molecule', 'Strategy', 'RFP', 'Vendors', 'IND'],
    joins: [
      { stop: 1, profile: ['No RFP', 'yet'] },
      { stop: 2, profile: ['RFP, needs', 'running'] },
      { stop: 3, profile: ['RFP, needs', 'vendors'] },
    ],
  },
  profiles: {
    id: 'profiles',
    eyebrow: 'Three profiles',
    title: 'Select Your Profile',
    entries: [
      {
        title: "I don't have an RFP yet",
        text: 'You have a molecule and a direction. We find out what it can carry before you buy studies for it.',
        points: ['Validate the molecule', 'Assess feasibility', 'Plan the IND program'],
        action: { label: 'Talk to a Strategist', to: '/about' },
      },
      {
        title: 'I have an RFP but need help running the project',
        text: 'The scope exists; the hours and the experience to drive it do not. We lead the project from inside your team.',
        points: ['Vendor selection', 'Timelines', 'Strategy', 'Milestone delivery'],
        action: { label: 'See Our Process', to: '/process' },
      },
      {
        title: 'I have an RFP and just need the best vendors fast',
        text: 'You know what you want done. We take it to our vetted network and bring back proposals you can compare.',
        points: ['Source proposals', 'Negotiate terms', 'Manage the responses'],
        action: { label: 'Submit Your RFP', to: '/submit-rfp' },
      },
    ],
  },
  comparison: {
    eyebrow: 'Side by side',
    title: 'What each profile can expect',
    table: {
      label: 'The three profiles compared',
      columns: ['At a glance', 'No RFP yet', 'RFP, needs running', 'RFP, needs vendors'],
      rows: [
        {
          title: 'You bring',
          cells: [
            'The compound, the indication and whatever data exists, however early.',
            'Your scope, your budget and the vendors you already speak with.',
            'A written RFP, or a scope close to one, and the date you need proposals.',
          ],
        },
        {
          title: 'We start with',
          cells: [
            'A readiness review and the gaps between today and an IND.',
            'The critical path, and who is meant to own each part of it.',
            'A check that every vendor will price the same work, and a CDA.',
          ],
        },
        {
          title: 'You end with',
          cells: [
            'A development plan with budget, decision points and the outline of the RFPs it calls for.',
            'Milestones met, with a record of each decision behind them.',
            'Normalized proposals, a recommendation and the points to negotiate.',
          ],
        },
        {
          title: 'It takes',
          cells: [
            `${claims.strategicPlanning} for strategic planning.`,
            `${claims.fullExecution} for full execution.`,
            `${claims.turnaround} turnaround, typically.`,
          ],
        },
      ],
    },
  },
  faq: {
    title: 'Still Not Sure?',
    intro: 'Three doubts we hear before most first calls.',
    items: [
      {
        question: 'Can DEP help if I don’t have a team?',
        answer:
          'Yes. DEP acts as your CSO and execution arm: we set the scientific and development strategy with you, bring in the advisors it needs and run the vendors. A founder with a molecule can start this way and hire later, when the work fills a full-time role.',
      },
      {
        question: 'What if I’m unsure about my budget?',
        answer:
          'Tell us what you have and what you hope to raise. DEP helps you scope what is realistic for that amount, which milestone it can reach and which studies can wait. You then take a plan to your board that matches the money.',
      },
      {
        question: 'Do I need to know the vendors?',
        answer:
          'No. DEP matches you with CROs and CDMOs from its vetted network, by chemistry, capacity, quality system and price. If you already have a preferred vendor, we include it in the comparison on the same terms.',
      },
    ],
  },
  callToAction: {
    title: 'One Partner. Any Stage. Every Milestone Delivered',
    text: `Still between two profiles? Say so. We sort it out with you in a ${claims.feasibilityCall} call.`,
    actions: [{ label: consultationLabel, to: '/contact' }],
  },
} as const satisfies PageContent & {
  route: ProfileRouteContent;
  profiles: SectionHeading & { entries: readonly Choice[] };
  comparison: SectionHeading & { table: ComparisonTableContent };
};
