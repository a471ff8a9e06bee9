import { bookingLabel, consultationLabel, writeLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import type { Action, PageContent, SectionHeading, TitledText } from '#src/site/page-content.ts';
import { team } from '#src/site/team.ts';
import type { ProgramLeadContent } from './ProgramLead.tsx';

const unassignedLabel = 'Depends on the program';

export const content = {
  keywords: ['CMC advisors', 'drug development team', 'IP advisor biotech', 'analytical development advisor'],
  hero: {
    title: 'CMC, biology and IP advisors. One accountable lead.',
    lead: 'A program lead owns the plan. Advisors in CMC, biology, analytics and IP cover the parts of an IND.',
    actions: [
      { label: consultationLabel, to: '/contact' },
      { label: 'Read the Profiles', to: '#profiles' },
    ],
  },
  lead: {
    lanesLabel:
      'A typical program: nine disciplines work or advise in four phases; toxicology and regulatory depend on the program. All lines meet the lead’s at the IND.',
    lanesCaption: 'A typical program',
    unassignedLabel,
    fact: { value: claims.expertise, label: 'of expertise at DEP' },
  },
  cards: {
    title: 'How the team works with yours',
    entries: [
      {
        title: 'Assembled for your program',
        text: 'You get the disciplines your molecule needs. One lead owns the plan, and each advisor covers a part of it.',
      },
      {
        title: 'One discipline each',
        text: 'Each profile says what the advisor works on, and which section of the dossier it goes into.',
      },
      {
        title: 'Vendor-agnostic advice',
        text: 'Advisors recommend the CRO or CDMO that fits. On academic and grant work we take no vendor commissions.',
      },
    ],
  },
  members: team,
  profiles: {
    id: 'profiles',
    title: 'The advisors',
    intro: 'Each label names the dossier section or document the work goes into.',
    unassignedLabel,
    note: '* Advisors marked with an asterisk are independent consultants affiliated with DEP per project.',
  },
  partner: {
    title: 'Join our advisor network',
    entries: [
      {
        title: 'Who we look for',
        text: 'Hands-on small molecule experts in toxicology, regulatory affairs, CMC, supply or IP.',
      },
      {
        title: 'How it works',
        text: 'You’re affiliated with DEP per project, as an independent consultant.',
      },
    ],
    action: { label: 'Become a DEP Partner', to: '/contact?topic=partnership' },
  },
  callToAction: {
    title: 'Ask the right advisor',
    text: `Describe the problem and the discipline it belongs to. We reply within ${claims.responseTime}.`,
    actions: [
      { label: bookingLabel, to: 'booking' },
      { label: writeLabel, to: '/contact' },
    ],
  },
} as const satisfies PageContent & {
  lead: ProgramLeadContent;
  cards: SectionHeading & { entries: readonly TitledText[] };
  profiles: SectionHeading & {
    /** On the card of a discipline that no profile covers. */
    unassignedLabel: string;
    note: string;
  };
  partner: SectionHeading & { entries: readonly TitledText[]; action: Action };
};
