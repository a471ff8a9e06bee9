import * as z from 'zod';
import { readContentFolder } from './content-files.ts';
import { personSchema } from './content-schemas.ts';
import { sortTeam } from './team.ts';

const summarySchema = z.object(
  personSchema.omit({ expertise: true, years: true, programs: true, problemSolved: true }).shape,
);

/**
 * The lead and the first two advisors, without what only their profiles show. A separate module, because the about page
 * would load the whole team otherwise.
 */
export const firstProfiles = sortTeam(readContentFolder('content/people', summarySchema)).slice(0, 3);
