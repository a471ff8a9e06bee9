import { claims } from '#src/site/claims.ts';
import type { Action, PageContent, TitledText } from '#src/site/content-types.ts';
import { bookingLabel, consultationLabel } from '#src/site/navigation.ts';
import { team } from '#src/site/team.ts';
import type { CallToActionContent } from '#src/sections/call-to-action/CallToAction.tsx';
import type { InvolvementMatrixContent } from '#src/sections/involvement-matrix/InvolvementMatrix.tsx';

export const content = {
  hero: {
    eyebrow: 'Our team',
    title: 'Every discipline at hand, one lead who answers',
    lead: 'A program lead holds the plan. Advisors from CMC, preclinical biology, analytics and IP step in where the molecule needs them, and work on your data themselves.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'Read the Profiles', to: '#profiles' },
    ],
    evidence: [{ value: claims.expertise, label: 'of expertise in small molecule development' }],
  },
  involvement: {
    caption: 'A typical program; each role',
    roleHeading: 'Role',
    phases: ['Readiness', 'Strategy', 'Vendors', 'Execution'],
    roles: [
      { name: 'Program lead', parts: ['leads', 'leads', 'leads', 'leads'] },
      { name: 'API synthesis', parts: ['leads', 'advises', 'advises', 'advises'] },
      { name: 'Formulation', parts: ['leads', 'advises', '', 'advises'] },
      { name: 'Drug substance', parts: ['advises', 'advises', '', 'leads'] },
      { name: 'Drug product', parts: ['', 'advises', '', 'leads'] },
      { name: 'Manufacturing', parts: ['', 'advises', 'leads', 'leads'] },
      { name: 'Program and alliance', parts: ['', 'advises', 'leads', 'leads'] },
      { name: 'Preclinical biology', parts: ['leads', 'leads', 'advises', 'advises'] },
      { name: 'Patent and IP', parts: ['advises', 'advises', 'advises', ''] },
      { name: 'Analytical and QC', parts: ['advises', '', 'advises', 'leads'] },
    ],
  },
  cards: {
    eyebrow: 'Working together',
    title: 'How the team works with yours',
    items: [
      {
        title: 'Put together per program',
        text: 'You get the disciplines your molecule calls for, in the order the plan needs them. The lead stays; advisors come and go with the work.',
      },
      {
        title: 'Senior people on the file',
        text: 'Whoever advises you has read the route, the protocol or the report. There is no layer of juniors between your question and the answer.',
      },
      {
        title: 'Independent of vendors',
        text: 'Advisors recommend the CRO or CDMO that fits. On academic and grant-funded work we take no vendor commissions at all.',
      },
    ],
  },
  members: team,
  profiles: {
    eyebrow: 'Profiles',
    title: 'The advisors',
    intro: 'What each role is responsible for on a DEP program, and the questions to bring to it.',
    note: {
      title: '* Independent consultants',
      text: 'Advisors marked with an asterisk are independent consultants affiliated with DEP per project. They work under the same CDA as DEP, and your program lead remains accountable for what they deliver.',
    },
  },
  partner: {
    eyebrow: 'For advisors',
    title: 'Bring your discipline to a program that lacks it',
    intro: 'We look for consultants who would rather solve a development problem than describe it.',
    rows: [
      {
        title: 'Who we look for',
        text: 'People who have carried a small molecule through the work they advise on: toxicology, regulatory, CMC, clinical supply, IP. We value plain reports and early warnings.',
      },
      {
        title: 'How it works',
        text: 'You affiliate per project, keep your own practice and say no when the fit is wrong. The program lead handles scope, timeline and the client’s vendors; you handle the problem.',
      },
    ],
    action: { label: 'Become a DEP Partner', to: '/contact?topic=partnership' },
  },
  close: {
    title: 'Put a question to the right advisor',
    text: `Describe the problem; we find the discipline it belongs to. You hear from us within ${claims.responseTime}.`,
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: bookingLabel, to: 'booking' },
    ],
  },
} as const satisfies PageContent & {
  involvement: InvolvementMatrixContent;
  cards: { eyebrow: string; title: string; items: readonly TitledText[] };
  profiles: { eyebrow: string; title: string; intro: string; note: TitledText };
  partner: {
    eyebrow: string;
    title: string;
    intro: string;
    rows: readonly TitledText[];
    action: Action;
  };
  close: CallToActionContent;
};
