import * as z from 'zod';
import { readContentFolder } from '#src/content/readers/content-files.ts';
import { personSchema } from '#src/content/schemas/person.ts';
import { sortTeam } from './team.ts';

const summarySchema = z.object(
  personSchema.omit({ expertise: true, years: true, programs: true, problemSolved: true }).shape,
);

/** A separate module, so that the about page doesn't load the whole team. */
export const firstProfiles = sortTeam(readContentFolder('content/people', summarySchema)).slice(0, 3);
