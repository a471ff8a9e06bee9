import { claims } from './claims.ts';
import { toTitleCase } from './figures.ts';

/** What the site asks a visitor to do, in two parts: on a phone the navigation has room for the second alone. */
export const consultationParts = ['Schedule Your', 'Free Consultation'] as const;

/** The text of every consultation button; it leads to /contact. */
export const consultationLabel = consultationParts.join(' ');

/** The text of buttons that lead to the external booking page. */
export const bookingLabel = `Book a ${toTitleCase(claims.feasibilityCall)} Feasibility Call`;

/** The text of the link to the booking page for a visitor who has sent an inquiry. */
export const bookNowLabel = 'Pick a time now';
