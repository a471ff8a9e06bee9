import { expect, test } from 'vitest';
import { testConfiguration } from '../../../tests/test-configuration.ts';
import { createCorsHeaders, requireAllowedOrigin } from './origins.ts';

const configuration = testConfiguration();
const from = (Origin: string) =>
  new Request('https://functions.example', { headers: { Origin, 'X-Forwarded-Host': '192.0.2.1:8080' } });

test.each(['https://www.dep.example', 'http://192.0.2.1:8080', 'https://192.0.2.1:8080'])(
  '%s is allowed',
  (origin) => {
    expect(requireAllowedOrigin(from(origin), configuration)).toBe(origin);
    expect(createCorsHeaders(from(origin), configuration)).toMatchObject({
      'Access-Control-Allow-Origin': origin,
    });
  },
);

test.each([
  'http://evil.example',
  'http://someone@192.0.2.1:8080',
  'http://a:b@192.0.2.1:8080',
  'http://192.0.2.1:8080/',
  'http://192.0.2.1:8080/;script-src *',
  'http://192.0.2.1:8080?x',
  'http://192.0.2.1:8080#x',
  'http://192.0.2.1:08080',
  'HTTP://192.0.2.1:8080',
  'ftp://192.0.2.1:8080',
  'https://www.dep.example/',
])('%s is rejected and isn’t repeated in a header', (origin) => {
  expect(() => requireAllowedOrigin(from(origin), configuration)).toThrow('can’t be sent from this site');
  expect(createCorsHeaders(from(origin), configuration)).toEqual({ Vary: 'Origin' });
});
