import { bookingLabel, consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import type { Action, PageContent, SectionHeading, TitledText } from '#src/site/page-content.ts';
import { team } from '#src/site/team.ts';
import type { ProgramLeadContent } from './ProgramLead.tsx';

export const content = {
  hero: {
    title: 'CMC, biology and IP at hand, one lead who answers',
    lead: 'A program lead holds the plan. Advisors from CMC, preclinical biology, analytics and IP step in where the molecule needs them. Toxicology and regulatory leads join by program, named before signature.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'Read the Profiles', to: '#profiles' },
    ],
  },
  lead: {
    eyebrow: 'The lead',
    lanesLabel:
      'A typical program: nine disciplines lead or advise in four phases; every lane ends in the lead’s, at the IND.',
    lanesCaption: 'A typical program',
    fact: { value: claims.expertise, label: 'of expertise in small molecule development' },
  },
  cards: {
    title: 'How the team works with yours',
    entries: [
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
    id: 'profiles',
    title: 'The advisors',
    intro:
      'What each role is responsible for, and the questions to bring to it. Each tab names where in the dossier the work ends up; pharmacokinetics and toxicology (4.2.2, 4.2.3) come with the leads who join.',
    note: {
      title: '* Independent consultants',
      text: 'Advisors marked with an asterisk are independent consultants affiliated with DEP per project. They work under the same CDA as DEP, and your program lead remains accountable for what they deliver.',
    },
  },
  partner: {
    title: 'Bring your discipline to a program that lacks it',
    intro: 'We look for consultants who would rather solve a development problem than describe it.',
    entries: [
      {
        title: 'Who we look for',
        text: 'People who have carried a small molecule through the work they advise on: toxicology, regulatory, CMC, clinical supply, IP.',
      },
      {
        title: 'How it works',
        text: 'You affiliate per project, keep your own practice and say no when the fit is wrong. The program lead handles scope, timeline and vendors; you handle the problem.',
      },
    ],
    action: { label: 'Become a DEP Partner', to: '/contact?topic=partnership' },
  },
  callToAction: {
    title: 'Put a question to the right advisor',
    text: `Describe the problem; we find the discipline it belongs to. You hear from us within ${claims.responseTime}.`,
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: bookingLabel, to: 'booking' },
    ],
  },
} as const satisfies PageContent & {
  lead: ProgramLeadContent;
  cards: SectionHeading & { entries: readonly TitledText[] };
  profiles: SectionHeading & { note: TitledText };
  partner: SectionHeading & { entries: readonly TitledText[]; action: Action };
};
