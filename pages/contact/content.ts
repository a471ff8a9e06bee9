import { bookingLabel, writeLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import { formatPriceRange } from '#src/site/figures.ts';
import type { Note, PageContent, SectionHeading, Step } from '#src/site/page-content.ts';

export const content = {
  keywords: ['contact DEP', 'free consultation', 'feasibility call', 'drug development consultation'],
  hero: {
    eyebrow: 'Two ways to reach us',
    title: 'Tell us about your small molecule program',
    lead: `Book a free ${claims.feasibilityCall} call, or get a written answer within ${claims.responseTime}.`,
    actions: [
      { label: bookingLabel, to: 'booking' },
      { label: writeLabel, to: '/contact' },
    ],
  },
  formSection: {
    id: 'contact-form',
    title: 'Send an inquiry',
  },
  next: {
    id: 'next',
    title: 'What happens next',
    steps: [
      {
        title: 'We read it',
        text: 'Your inquiry goes to DEP. Nothing confidential is shared without a CDA.',
      },
      {
        title: 'We reply',
        duration: `Within ${claims.responseTime}`,
        text: 'You get questions or a next step.',
      },
      {
        title: 'We talk, under a CDA if needed',
        text: 'Before you share anything confidential, we sign a CDA.',
      },
      {
        title: 'You get a scope',
        duration: `Work starts in ${claims.startDelay}, once we agree`,
        text: 'We scope the piece of work that moves the program forward. You decide.',
      },
    ],
  },
  start: {
    title: 'Not sure where to start?',
    text: `Tell us what you have and what’s missing, and choose “Not Sure” under services. Or pick one of three short profiles. The smallest first step is a readiness sprint: ${claims.readinessSprint.duration}, ${formatPriceRange(claims.readinessSprint.price)}.`,
    action: { label: 'Select your profile', to: '/getting-started' },
  },
  proof: {
    title: 'The people behind the results',
    text: 'Client programs stay confidential. Meet the CMC, preclinical, IP and program advisors who work on them.',
    action: { label: 'See client success stories', to: '/team' },
  },
  afterSubmission: {
    title: 'After submission',
    text: `This page confirms that we have your inquiry, and we reply within ${claims.responseTime}. If your datasets are too large for the form, we send a secure upload link after we’ve been in touch. We use your details to respond and to see whether we should work together.`,
  },
  preparation: {
    title: 'What to include',
    text: 'For the description of a program. None of this is required.',
    entries: [
      {
        title: 'The molecule',
        text: 'Target, indication and route of administration, and whether it’s a new chemical entity. No structure yet.',
      },
      {
        title: 'The data so far',
        text: 'Batches and their scale, solubility, stability, pharmacology and dose range finding. Gaps help too.',
      },
      {
        title: 'The next milestone',
        text: 'The decision, meeting, filing or funding date ahead, and who expects it.',
      },
      {
        title: 'The vendors so far',
        text: 'CROs and CDMOs under contract or in discussion, open quotes, and what has stalled.',
      },
    ],
  },
} as const satisfies PageContent & {
  formSection: SectionHeading;
  next: SectionHeading & { steps: readonly Step[] };
  start: Note;
  proof: Note;
  afterSubmission: Note;
  preparation: Note;
};
