import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parseEnvironment, rejectUnknownVariables } from './environment.ts';

const street = { PROVIDER_STREET: '12 Harbor Road' };
const city = { PROVIDER_LOCALITY: 'Boston', PROVIDER_REGION: 'MA', PROVIDER_POSTAL_CODE: '02110' };
const reports = ['https://*.google-analytics.com', 'https://stats.example.net:8443'];
const profile = 'https://www.linkedin.com/company/dep';
const supabase = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
};
const backend = { ...supabase, ANALYTICS_URL: 'http://localhost/?id=G-1', ANALYTICS_ORIGINS: reports[0]! };

test.each([
  [{ SITE_URL: 'https://www.example.com' }, { siteUrl: 'https://www.example.com' }],
  [{ SITE_URL: 'https://WWW.example.com/' }, { siteUrl: 'https://www.example.com' }],
  [{ SITE_URL: 'http://localhost:3000' }, { siteUrl: 'http://localhost:3000' }],
  [{ EMBED_ORIGIN: 'https://player.vimeo.com/' }, { embedOrigin: 'https://player.vimeo.com' }],
  [{ ANALYTICS_ORIGINS: reports.join(', ') }, { analyticsOrigins: reports }],
  [{}, { alternateNames: [], profiles: [] }],
  [
    { PROVIDER_ALTERNATE_NAMES: 'DEP Advisory, Drug Partners' },
    { alternateNames: ['DEP Advisory', 'Drug Partners'] },
  ],
  [{ PROVIDER_PROFILES: profile }, { profiles: [profile] }],
  [{ PROVIDER_STREET: '' }, { address: undefined }],
  [
    { ...street, ...city },
    {
      address: {
        street: '12 Harbor Road',
        locality: 'Boston',
        region: 'MA',
        postalCode: '02110',
        country: 'US',
      },
    },
  ],
  [backend, { supabaseUrl: supabase.SUPABASE_URL, analyticsUrl: backend.ANALYTICS_URL }],
  [
    { ...backend, PREVIEW: 'true' },
    {
      isPreview: true,
      supabaseUrl: undefined,
      supabasePublishableKey: undefined,
      analyticsUrl: undefined,
      analyticsOrigins: [],
    },
  ],
])('%j means %j', (variables, expected) => {
  expect(parseEnvironment(variables)).toMatchObject(expected);
});

const notPublishable = 'must be the publishable key of the project (sb_publishable_…)';
const notAnOrigin = 'SITE_URL must be an origin without a path, such as https://www.example.com (it is "';

test.each<[Readonly<Record<string, string>>, string]>([
  [{ SITE_URL: 'example.com' }, 'SITE_URL must be an http(s) URL such as https://www.example.com'],
  [{ SITE_URL: 'https://www.example.com/site' }, notAnOrigin],
  [{ SITE_URL: 'https://www.example.com/?a=b' }, notAnOrigin],
  [{ SITE_URL: 'https://www.example.com/#top' }, notAnOrigin],
  [{ SITE_URL: 'https://someone@www.example.com' }, notAnOrigin],
  [{ PREVIEW: '1' }, 'PREVIEW must be true or empty'],
  [{ PROVIDER_PROFILES: 'linkedin.com/company/dep' }, 'PROVIDER_PROFILES'],
  [{ SUPABASE_URL: 'https://a.supabase.co' }, 'SUPABASE_PUBLISHABLE_KEY must be set when SUPABASE_URL is'],
  [{ SUPABASE_PUBLISHABLE_KEY: 'eyJhbGciOi' }, notPublishable],
  [{ SUPABASE_PUBLISHABLE_KEY: 'sb_secret_key' }, notPublishable],
  [{ EMBED_ORIGIN: 'http://player.vimeo.com' }, 'EMBED_ORIGIN must be an https origin'],
  [{ EMBED_ORIGIN: 'https://player.vimeo.com/video/1' }, 'EMBED_ORIGIN must be an origin without a path'],
  [{ EMBED_ORIGIN: 'https://*' }, 'EMBED_ORIGIN must name one host, without *'],
  [{ EMBED_ORIGIN: 'https://*.vimeo.com' }, 'EMBED_ORIGIN must name one host, without *'],
  [{ ...supabase, SUPABASE_URL: 'https://*' }, 'SUPABASE_URL must name one host, without *'],
  [{ ANALYTICS_URL: 'https://*/gtag/js?id=G-1' }, 'ANALYTICS_URL must name one host, without *'],
  [street, 'PROVIDER_REGION must be set when another part of the address is set'],
])('%j is rejected', (variables, message) => {
  expect(() => parseEnvironment(variables)).toThrow(message);
});

test.each([
  'https://www.googletagmanager.com/gtag/js?id=G-ABC123&l=dataLayer',
  'https://www.googletagmanager.com/gtag/js?id=GT-ABC123',
  'https://www.example.com/metrics/?id=G-ABC123',
  'http://localhost:3000/_analytics/gtag/js?id=G-LOCAL',
])('ANALYTICS_URL=%s is accepted', (url) => {
  expect(parseEnvironment({ ANALYTICS_URL: url }).analyticsUrl).toBe(url);
});

test.each([
  'https://plausible.io/js/script.js',
  'https://stats.example.com/matomo.js?id=1',
  'https://www.googletagmanager.com/gtag/js',
  'https://www.googletagmanager.com/gtag/js?id=',
  'https://www.googletagmanager.com/gtag/js?id=AW-123',
  'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
  'https://www.google-analytics.com/analytics.js?id=UA-123-1',
])('ANALYTICS_URL=%s is rejected', (url) => {
  expect(() => parseEnvironment({ ANALYTICS_URL: url })).toThrow(
    `ANALYTICS_URL must be the URL of a Google tag with an id that starts with G- or GT-, such as https://www.googletagmanager.com/gtag/js?id=G-XXXXXXX (it is "${url}")`,
  );
});

test.each([
  ...'* https: https://* https://*:443 https://*.com https://*.*.com https://www.*.com'.split(' '),
  ...'https://example*.com http://stats.example.net https://stats.example.net/collect'.split(' '),
  "https://stats.example.net 'unsafe-inline'",
])('%s isn’t one of ANALYTICS_ORIGINS', (origin) => {
  expect(() => parseEnvironment({ ANALYTICS_ORIGINS: `https://a.example.net,${origin}` })).toThrow(
    'ANALYTICS_ORIGINS.1 must be https origins such as https://*.example.com',
  );
});

test('the live settings of CI are valid and set every variable', () => {
  const read = (file: string) => parseEnv(readFileSync(file, 'utf8'));
  const settings = read('scripts/test/live.env');
  expect(() => parseEnvironment(settings)).not.toThrow();
  expect(['LAUNCHED', 'PREVIEW', ...Object.keys(settings)].toSorted()).toEqual(
    Object.keys(read('.env.example')).toSorted(),
  );
});

test('a misspelled name in .env is rejected', () => {
  expect(() => rejectUnknownVariables({ SITE_URL: 'https://www.example.com', PORT: '4000' })).not.toThrow();
  expect(() => rejectUnknownVariables({ SITE_ULR: 'https://www.example.com' })).toThrow(
    '.env sets unknown variables: SITE_ULR.',
  );
});
