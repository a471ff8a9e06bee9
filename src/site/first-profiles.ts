import { readContentFolder } from './content-files.ts';
import { personSchema } from './content-schemas.ts';
import { sortTeam } from './team.ts';

/** The lead and the first two advisors. A separate module, because the about page would load the whole team otherwise. */
export const firstProfiles = sortTeam(readContentFolder('content/people', personSchema)).slice(0, 3);
