import { bookingLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import { formatPriceRange } from '#src/site/figures.ts';
import type { Note, PageContent, SectionHeading, Step } from '#src/site/page-content.ts';

export const content = {
  hero: {
    eyebrow: 'Two ways to reach us',
    title: 'Tell us about your small molecule program',
    lead: 'Your consultation is free. Book a call to talk it through, or send an inquiry to get a thoughtful written answer.',
    actions: [
      { label: bookingLabel, to: 'booking' },
      { label: 'Send an Inquiry', to: '/contact' },
    ],
    evidence: [
      { value: claims.responseTime, label: 'until a person replies to an inquiry' },
      {
        value: claims.feasibilityCall.replace('-minute', ' minutes'),
        label: 'feasibility call, at a time you pick',
      },
    ],
  },
  formSection: {
    id: 'contact-form',
    title: 'Send an inquiry',
    intro: `Tell us the basics and the right advisor will read it first. Leave out confidential structures and anything else you’d share only under a CDA.`,
  },
  next: {
    title: 'What happens next',
    steps: [
      {
        title: 'An advisor reads it',
        text: 'Your inquiry goes to someone who knows the field. We share nothing confidential without a CDA.',
      },
      {
        title: 'A person replies',
        duration: `Within ${claims.responseTime}`,
        text: 'You hear from someone who has read your inquiry, with questions or a next step. If another path fits better, we’ll say so.',
      },
      {
        title: 'We talk, under a CDA if needed',
        text: 'The call covers your data, your next milestone and your constraints. Before you share anything confidential, we sign a CDA.',
      },
      {
        title: 'You get a scope',
        duration: `Work starts in ${claims.startDelay}, once we agree`,
        text: 'We scope the smallest piece of work that moves the program forward, with deliverables, dates and a price. You decide.',
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
    text: `This page confirms that we have your inquiry, and a person replies within ${claims.responseTime}. If your datasets are too large for the form, we send a secure upload link after we’ve been in touch. We use your details to respond and to see whether we should work together.`,
  },
  preparation: {
    title: 'What to include',
    text: 'For your project description. None of this is required, but each detail saves us a question.',
    entries: [
      {
        title: 'The molecule',
        text: 'Target, indication and intended route of administration. Say whether it’s a new chemical entity or a repurposed asset. No structure needed yet.',
      },
      {
        title: 'The data so far',
        text: 'Batches made and at what scale, solubility and stability findings, pharmacology and any dose range finding work. Gaps are as useful to know as results.',
      },
      {
        title: 'The next milestone',
        text: 'The decision, meeting or filing you are working toward, who expects it and by when. A funding date counts too.',
      },
      {
        title: 'The vendors so far',
        text: 'CROs and CDMOs under contract or in discussion, open quotes, and what has stalled. We can work with the vendors you have.',
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
