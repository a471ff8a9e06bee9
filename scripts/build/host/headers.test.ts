import { expect, test } from 'vitest';
import { provider } from '#src/site/provider.ts';
import { createContentSecurityPolicy } from './headers.ts';

test('analytics scripts load only from the origin of the tag, and reports go to the other origins too', () => {
  const tag = 'https://tags.example.net';
  const reports = 'https://*.example.org';
  const policy = createContentSecurityPolicy(
    { ...provider, analyticsUrl: `${tag}/gtag/js?id=G-1`, analyticsOrigins: [reports] },
    ['sha256-boot'],
  ).split(';');
  expect(policy).toContain(`script-src 'self' 'sha256-boot' ${tag}`);
  for (const directive of ['img-src', 'connect-src'])
    expect(policy).toContain(`${directive} 'self' ${tag} ${reports}`);
});
