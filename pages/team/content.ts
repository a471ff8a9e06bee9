import { bookingLabel, consultationLabel, writeLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import type { Action, PageContent, SectionHeading, TitledText } from '#src/site/page-content.ts';
import { team } from '#src/site/team.ts';
import type { ProgramLanesContent } from './ProgramLanes.tsx';

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
  lanes: {
    caption: 'A typical program',
    unassignedLabel: 'Depends on the program',
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
        text: 'Each advisor works in one field, and joins the phases of a program that need it.',
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
    intro: 'Advisors marked with an asterisk are independent consultants affiliated with DEP per project.',
    action: { label: 'Ask the team', to: '/contact?topic=consultation' },
  },
  partner: {
    title: 'Join our advisor network',
    text: 'We look for hands-on small molecule experts in toxicology, regulatory affairs, CMC, supply or IP. You’re affiliated with DEP per project, as an independent consultant.',
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
  lanes: ProgramLanesContent;
  cards: SectionHeading & { entries: readonly TitledText[] };
  profiles: SectionHeading & { action: Action };
  partner: TitledText & { action: Action };
};
