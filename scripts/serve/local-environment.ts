/** Clears the live services' variables, so that forms and analytics stay local. Import before `define-provider.ts`. */
import { existsSync } from 'node:fs';
import process from 'node:process';

if (existsSync('.env')) process.loadEnvFile('.env');

const hostedBackend = process.env['SUPABASE_URL'];

export const formTargetMessage = hostedBackend
  ? `Forms post to the local function. Only the live site uses SUPABASE_URL (${hostedBackend}).`
  : 'Forms post to the local function.';

/** Empty values in the environment override those in `.env`. */
const hostedVariables = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'ANALYTICS_URL'];

for (const name of hostedVariables) process.env[name] = '';
