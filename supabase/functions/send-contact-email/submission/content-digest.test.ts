import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Inquiry } from '../../_shared/forms.ts';
import { isUuid } from '../../_shared/function-api.ts';
import { createContentDigest, deriveIdempotencyKey } from './content-digest.ts';

const rfp = {
  type: 'rfp',
  full_name: 'Grace Okafor',
  email: 'grace@pharma.example',
  company: 'Okafor Pharma',
  project_name: 'OK-101',
  modality: ['adc', 'biologic'],
};
const files = [
  { name: 'scope.pdf', size: 5 },
  { name: 'data.xlsx', size: 6 },
];

const digest = (
  inquiry: object = rfp,
  more: Partial<Omit<Parameters<typeof createContentDigest>[0], 'inquiry'>> = {},
) =>
  createContentDigest({
    inquiry: inquiry as Inquiry,
    consent: undefined,
    consentVersion: undefined,
    files: [],
    ...more,
  });

describe('the digest of an inquiry', () => {
  test('the digest doesn’t depend on the order of the fields', () => {
    expect(digest(Object.fromEntries(Object.entries(rfp).toReversed()))).toBe(digest());
  });

  test.each<[string, object]>([
    ['field of the same text', { project_name: undefined, title: 'OK-101' }],
    ['order in a list', { modality: ['biologic', 'adc'] }],
    ['split of a list', { modality: ['adc,biologic'] }],
  ])('the digest depends on the %s', (_, change) => {
    expect(digest({ ...rfp, ...change })).not.toBe(digest());
  });

  test('the digest depends on the consent', () => {
    const withConsent = digest(rfp, { consent: true, consentVersion: 1 });
    const digests = [digest(), withConsent, digest(rfp, { consent: true }), digest(rfp, { consent: false })];
    expect(new Set(digests).size).toBe(4);
  });

  test.each([
    ['the name', [{ name: 'other.pdf', size: 5 }, files[1]!]],
    ['the order', files.toReversed()],
  ])('the digest depends after the dot on %s of the files', (_, changed) => {
    const [fields, list] = digest(rfp, { files }).split('.');
    const [changedFields, changedList] = digest(rfp, { files: changed }).split('.');
    expect(changedFields).toBe(fields);
    expect(changedList).not.toBe(list);
  });

  test('the digest doesn’t depend on the media types of files, which are derived from their names', () => {
    const typed = files.map((file) => ({ ...file, content_type: 'application/pdf' }));
    expect(digest(rfp, { files: typed })).toBe(digest(rfp, { files }));
  });
});

describe('the derived key of a post without a key', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-03-01T23:59:59Z'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const key = (content: readonly unknown[] = ['digest', []], ipHash = 'ip', secret = 'secret') =>
    deriveIdempotencyKey(content, ipHash, secret);

  test('the derived key is a UUID of version 8 (RFC 9562)', () => {
    expect(isUuid(key())).toBe(true);
    expect(key()).toMatch(/^.{14}8.{4}[89ab]/);
  });

  test('the derived key depends on the content, IP address, secret and day', () => {
    const keys = [key(), key(['other', []]), key(['digest', ['a.pdf']]), key(undefined, 'other')];
    keys.push(key(undefined, undefined, 'other'));
    vi.setSystemTime(new Date('2027-03-02T00:00:00Z'));
    keys.push(key());
    expect(new Set(keys).size).toBe(6);
  });
});
