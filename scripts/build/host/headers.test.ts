import { expect, test } from 'vitest';
import { provider } from '#src/site/provider.ts';
import { createContentSecurityPolicy, getPreviewHeaders } from './headers.ts';

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

test('a preview asks search engines not to index it', () => {
  expect(getPreviewHeaders({ isPreview: true })).toEqual({ 'X-Robots-Tag': 'noindex' });
  expect(getPreviewHeaders({ isPreview: false })).toEqual({});
});
