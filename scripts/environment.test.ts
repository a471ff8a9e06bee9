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

test.each([
  'https://www.example.com/site',
  'https://www.example.com/?a=b',
  'https://www.example.com/#top',
  'https://someone@www.example.com',
])('SITE_URL=%s is refused, because only its origin could be used', (url) => {
  expect(() => parseEnvironment({ SITE_URL: url })).toThrow(
    `SITE_URL must be an origin without anything behind it, such as https://www.example.com (it is "${url}")`,
  );
});

test('an address that is none is refused once', () => {
  expect(() => parseEnvironment({ SITE_URL: 'example.com' })).toThrow(/SITE_URL must be an http\(s\) URL/);
  expect(() => parseEnvironment({ SITE_URL: 'example.com' })).not.toThrow(/an origin without/);
});

const hosted = { SUPABASE_URL: 'https://project.supabase.co' };

test('a hosted backend needs its publishable key', () => {
  expect(() => parseEnvironment(hosted)).toThrow(/SUPABASE_PUBLISHABLE_KEY must be set when SUPABASE_URL is/);
});

test('a preview has no backend and no analytics', () => {
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
  expect(() => parseEnvironment({ PREVIEW: '1' })).toThrow('PREVIEW must be true or empty');
});

test.each(['eyJhbGciOi', 'sb_secret_key'])('%s is refused as the key that every visitor reads', (key) => {
  expect(() => parseEnvironment({ ...hosted, SUPABASE_PUBLISHABLE_KEY: key })).toThrow(
    'SUPABASE_PUBLISHABLE_KEY must be the publishable key of the project (sb_publishable_…)',
  );
});

test('names and profiles are lists, and without any there are none', () => {
  const named = {
    PROVIDER_ALTERNATE_NAMES: 'DEP Advisory, Drug Execution Partners',
    PROVIDER_PROFILES: 'https://www.linkedin.com/company/dep',
  };
  expect(parseEnvironment(named)).toMatchObject({
    alternateNames: ['DEP Advisory', 'Drug Execution Partners'],
    profiles: ['https://www.linkedin.com/company/dep'],
  });
  expect(parseEnvironment({})).toMatchObject({ alternateNames: [], profiles: [] });
  expect(() => parseEnvironment({ PROVIDER_PROFILES: 'linkedin.com/company/dep' })).toThrow(
    'PROVIDER_PROFILES',
  );
});

test('an address has all its parts, and without any there is none', () => {
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
  expect(() => parseEnvironment({ ...parts, PROVIDER_REGION: '' })).toThrow(
    'PROVIDER_REGION must be set when another part of the address is',
  );
});

test('a misspelt name in .env is refused', () => {
  expect(() => rejectUnknownVariables({ SITE_URL: 'https://www.example.com', PORT: '4000' })).not.toThrow();
  expect(() => rejectUnknownVariables({ SITE_ULR: 'https://www.example.com' })).toThrow(
    '.env sets SITE_ULR, which nothing reads',
  );
});
