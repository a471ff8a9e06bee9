import { bookingLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import { formatPriceRange } from '#src/site/figures.ts';
import type { Note, PageContent, SectionHeading, Step } from '#src/site/page-content.ts';

export const content = {
  hero: {
    eyebrow: 'Two ways to reach us',
    title: 'Tell us where your molecule stands',
    lead: 'Book a call if you want to talk it through today. Send an inquiry if you would rather write it down once and get a thoughtful written answer.',
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
  desk: {
    id: 'contact-form',
    title: 'Send an inquiry',
    intro: `Tell us the basics and the right advisor will read it first. Leave out confidential structures and anything else you would only share under a CDA.`,
  },
  next: {
    title: 'What happens next',
    steps: [
      {
        title: 'An advisor reads it',
        text: 'Your inquiry goes to people who know the discipline it touches. Nothing in it is passed to a vendor.',
      },
      {
        title: 'A person replies',
        duration: `Within ${claims.responseTime}`,
        text: 'You hear from someone who has read your inquiry, with questions or a next step. If another route suits you better, we say so.',
      },
      {
        title: 'We talk, under a CDA if needed',
        text: 'The call covers your data, your next milestone and your limits. If confidential material matters, the CDA is signed before it is opened.',
      },
      {
        title: 'You receive a scope',
        duration: `To start in ${claims.workStarts}, once we agree`,
        text: 'If there is a fit, we propose the smallest piece of work that moves the program, with its deliverables and dates. You decide from there.',
      },
    ],
  },
  start: {
    title: 'Not sure where to start?',
    text: `Tell us what you have and what you are missing; choose “Not Sure” under services. Or let three short profiles point you to your first step. The smallest first step, a readiness sprint, takes ${claims.readinessSprint.duration} and costs ${formatPriceRange(claims.readinessSprint.price)}.`,
    action: { label: 'Select your profile', to: '/getting-started' },
  },
  proof: {
    title: 'The people behind the results',
    text: 'Client programs stay confidential. These are the CMC, preclinical, IP and program advisors who work on them and will answer you.',
    action: { label: 'See client success stories', to: '/team' },
  },
  afterSubmission: {
    title: 'After submission',
    text: `A confirmation goes to your email address right away, and a person replies within ${claims.responseTime}. Datasets too large for the form get a secure upload link once we have been in touch. We use your details to respond and to see whether we should work together.`,
  },
  preparation: {
    title: 'What to include',
    text: 'For your project description. None of it is required; each item you can give saves a question.',
    entries: [
      {
        title: 'The molecule',
        text: 'Target, indication and intended route of administration. Say whether it is a new chemical entity or a repurposed asset; no structure is needed at this point.',
      },
      {
        title: 'The data in hand',
        text: 'Batches made and at what scale, solubility and stability findings, pharmacology and any dose range finding work. Gaps are as useful to know as results.',
      },
      {
        title: 'The next milestone',
        text: 'The decision, meeting or filing you are working toward, who expects it and by when. A funding date counts.',
      },
      {
        title: 'The vendors so far',
        text: 'CROs and CDMOs under contract or in discussion, open quotes, and where a relationship has stalled. We work with vendors you already have.',
      },
    ],
  },
} as const satisfies PageContent & {
  desk: SectionHeading;
  next: SectionHeading & { steps: readonly Step[] };
  start: Note;
  proof: Note;
  afterSubmission: Note;
  preparation: Note;
};
