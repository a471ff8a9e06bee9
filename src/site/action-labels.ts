import { claims } from './claims.ts';
import { toTitleCase } from './figures.ts';

/** The label in two parts: on phones the navigation shows only the second. */
export const consultationParts = ['Schedule Your', 'Free Consultation'] as const;

export const consultationLabel = consultationParts.join(' ');

export const bookingLabel = `Book a ${toTitleCase(claims.feasibilityCall)} Feasibility Call`;

export const writeLabel = 'Send an Inquiry';

export const bookNowLabel = 'Pick a time now';
