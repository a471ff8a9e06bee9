import { claims } from './claims.ts';
import { inTitle } from './figures.ts';

/** The text of every consultation button; it leads to /contact. */
export const consultationLabel = 'Schedule Your Free Consultation';

/** The text of buttons that lead to the external booking page. */
export const bookingLabel = `Book a ${inTitle(claims.feasibilityCall)} Feasibility Call`;
