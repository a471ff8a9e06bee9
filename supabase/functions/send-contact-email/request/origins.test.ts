import { expect, test } from 'vitest';
import { testConfiguration } from '../../../tests/test-configuration.ts';
import { createCorsHeaders, requireAllowedOrigin } from './origins.ts';

const configuration = testConfiguration();
const site = 'https://www.dep.example';
const from = (Origin: string) => new Request('https://functions.example', { headers: { Origin } });

test('the site’s origin is allowed and repeated for the browser, with the headers of supabase-js', () => {
  expect(() => requireAllowedOrigin(from(site), configuration)).not.toThrow();
  expect(createCorsHeaders(from(site), configuration)).toMatchObject({
    'Access-Control-Allow-Origin': site,
    'Access-Control-Allow-Headers': expect.stringContaining('apikey') as string,
  });
});

test.each([
  ['a program, which sends no origin', new Request('https://functions.example')],
  ['a browser that hides the origin', from('null')],
])('%s is allowed', (_, request) => {
  expect(() => requireAllowedOrigin(request, configuration)).not.toThrow();
  expect(createCorsHeaders(request, configuration)).toEqual({ Vary: 'Origin' });
});

test.each([
  'https://evil.example',
  'http://www.dep.example',
  `${site}.evil.example`,
  `${site}@evil.example`,
  `${site}:8443`,
  `${site}/`,
  'HTTPS://www.dep.example',
])('%s is rejected and isn’t repeated in a header', (origin) => {
  expect(() => requireAllowedOrigin(from(origin), configuration)).toThrow('can’t be sent from this site');
  expect(createCorsHeaders(from(origin), configuration)).toEqual({ Vary: 'Origin' });
});
