import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parseEnvironment, rejectUnknownVariables } from './environment.ts';

test.each([
  'https://www.example.com',
  'https://www.example.com/',
  'https://WWW.example.com',
  'http://localhost:3000',
])('SITE_URL=%s is an origin', (url) => {
  expect(parseEnvironment({ SITE_URL: url }).siteUrl).toBe(new URL(url).origin);
});

const hosted = { SUPABASE_URL: 'https://project.supabase.co' };
const notPublishable = 'must be the publishable key of the project (sb_publishable_…)';
const notAnOrigin = 'SITE_URL must be an origin without a path, such as https://www.example.com (it is "';

test.each([
  [{ SITE_URL: 'example.com' }, 'SITE_URL must be an http(s) URL such as https://www.example.com'],
  [{ SITE_URL: 'https://www.example.com/site' }, notAnOrigin],
  [{ SITE_URL: 'https://www.example.com/?a=b' }, notAnOrigin],
  [{ SITE_URL: 'https://www.example.com/#top' }, notAnOrigin],
  [{ SITE_URL: 'https://someone@www.example.com' }, notAnOrigin],
  [{ PREVIEW: '1' }, 'PREVIEW must be true or empty'],
  [{ PROVIDER_PROFILES: 'linkedin.com/company/dep' }, 'PROVIDER_PROFILES'],
  [hosted, 'SUPABASE_PUBLISHABLE_KEY must be set when SUPABASE_URL is'],
  [{ SUPABASE_PUBLISHABLE_KEY: 'eyJhbGciOi' }, notPublishable],
  [{ SUPABASE_PUBLISHABLE_KEY: 'sb_secret_key' }, notPublishable],
  [{ EMBED_ORIGIN: 'http://player.vimeo.com' }, 'EMBED_ORIGIN must be an https origin'],
  [{ EMBED_ORIGIN: 'https://player.vimeo.com/video/1' }, 'EMBED_ORIGIN must be an origin without a path'],
  [{ EMBED_ORIGIN: 'https://*' }, 'EMBED_ORIGIN must name one host, without *'],
  [{ EMBED_ORIGIN: 'https://*.vimeo.com' }, 'EMBED_ORIGIN must name one host, without *'],
  [{ ...hosted, SUPABASE_URL: 'https://*' }, 'SUPABASE_URL must name one host, without *'],
  [{ ANALYTICS_URL: 'https://*/gtag/js?id=G-1' }, 'ANALYTICS_URL must name one host, without *'],
  [
    { PROVIDER_STREET: '12 Harbor Road' },
    'PROVIDER_REGION must be set when another part of the address is set',
  ],
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

test('ANALYTICS_ORIGINS are domains or their subdomains', () => {
  const origins = ['https://*.google-analytics.com', 'https://stats.example.net:8443'];
  expect(parseEnvironment({ ANALYTICS_ORIGINS: origins.join(', ') }).analyticsOrigins).toEqual(origins);
});

test.each([
  '*',
  'https:',
  'https://*',
  'https://*:443',
  'https://*.com',
  'https://*.*.com',
  'https://www.*.com',
  'https://example*.com',
  'http://stats.example.net',
  'https://stats.example.net/collect',
  "https://stats.example.net 'unsafe-inline'",
])('%s isn’t one of ANALYTICS_ORIGINS', (origin) => {
  expect(() => parseEnvironment({ ANALYTICS_ORIGINS: `https://a.example.net,${origin}` })).toThrow(
    'ANALYTICS_ORIGINS.1 must be https origins such as https://*.example.com',
  );
});

test('EMBED_ORIGIN may end with a slash', () => {
  expect(parseEnvironment({ EMBED_ORIGIN: 'https://player.vimeo.com/' }).embedOrigin).toBe(
    'https://player.vimeo.com',
  );
});

test('a preview uses no backend and no analytics', () => {
  const live = {
    ...hosted,
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
    ANALYTICS_URL: 'https://tags.example.net/gtag/js?id=G-1',
    ANALYTICS_ORIGINS: 'https://tags.example.net',
  };
  expect(parseEnvironment(live).supabaseUrl).toBe(hosted.SUPABASE_URL);
  expect(parseEnvironment({ ...live, PREVIEW: 'true' })).toMatchObject({
    isPreview: true,
    supabaseUrl: undefined,
    supabasePublishableKey: undefined,
    analyticsUrl: undefined,
    analyticsOrigins: [],
  });
});

test('alternate names and profiles are comma-separated lists, empty by default', () => {
  const variables = {
    PROVIDER_ALTERNATE_NAMES: 'DEP Advisory, Drug Execution Partners',
    PROVIDER_PROFILES: 'https://www.linkedin.com/company/dep',
  };
  expect(parseEnvironment(variables)).toMatchObject({
    alternateNames: ['DEP Advisory', 'Drug Execution Partners'],
    profiles: ['https://www.linkedin.com/company/dep'],
  });
  expect(parseEnvironment({})).toMatchObject({ alternateNames: [], profiles: [] });
});

test('an address has all its parts, or is unknown', () => {
  const parts = {
    PROVIDER_STREET: '12 Harbor Road',
    PROVIDER_LOCALITY: 'Boston',
    PROVIDER_REGION: 'MA',
    PROVIDER_POSTAL_CODE: '02110',
  };
  expect(parseEnvironment({ PROVIDER_STREET: '' }).address).toBeUndefined();
  expect(parseEnvironment(parts).address).toEqual({
    street: '12 Harbor Road',
    locality: 'Boston',
    region: 'MA',
    postalCode: '02110',
    country: 'US',
  });
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
