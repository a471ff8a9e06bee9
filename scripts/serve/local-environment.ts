/** While the site runs on this machine, its forms and reports stay here. Import it before `define-provider.ts`. */
import { existsSync } from 'node:fs';
import process from 'node:process';

if (existsSync('.env')) process.loadEnvFile('.env');

const hostedBackend = process.env['SUPABASE_URL'];

/** Says where the forms go. */
export const formTargetMessage = hostedBackend
  ? `Forms go to the function on this machine; SUPABASE_URL (${hostedBackend}) is the live site's.`
  : 'Forms go to the function on this machine.';

/** Services that only the live site uses; the empty values win over those in `.env`. */
const hostedServices = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'ANALYTICS_URL'];

for (const name of hostedServices) process.env[name] = '';
