/** Keeps forms and analytics local. Import before `define-provider.ts`. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { analyticsPath } from '#scripts/local-services/mock-analytics.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const { SUPABASE_URL: hostedBackend, ANALYTICS_URL: analyticsUrl } = process.env;

/** Empty values override those in `.env`. */
const hostedVariables = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'ANALYTICS_URL', 'ANALYTICS_ORIGINS'];

for (const name of hostedVariables) process.env[name] = '';

/** Returns a line about each replaced service. */
export function replaceHostedServices(siteOrigin: string): string {
  const forms = 'Forms post to the local function.';
  const lines = [hostedBackend ? `${forms} Only the live site uses SUPABASE_URL (${hostedBackend}).` : forms];
  if (analyticsUrl) {
    process.env['ANALYTICS_URL'] = `${siteOrigin}${analyticsPath}/gtag/js?id=G-LOCAL`;
    lines.push(
      `Analytics goes to a local stand-in, which prints to the browser's console. Only the live site uses ANALYTICS_URL (${analyticsUrl}).`,
    );
  }
  return lines.join('\n');
}
