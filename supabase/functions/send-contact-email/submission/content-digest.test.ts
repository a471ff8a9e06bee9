import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Inquiry } from '#src/inquiry/forms.ts';
import { createContentDigest, deriveIdempotencyKey } from './content-digest.ts';

const rfp = { type: 'rfp', company: 'Okafor Pharma', project_name: 'OK-101', modality: ['adc', 'biologic'] };
const files = [
  { name: 'scope.pdf', size: 5 },
  { name: 'data.xlsx', size: 6 },
];

function digest(inquiry: object, more: Partial<Parameters<typeof createContentDigest>[0]> = {}): string {
  const none = { topic: undefined, service: undefined, consent: undefined, consentVersion: undefined };
  return createContentDigest({ inquiry: inquiry as Inquiry, ...none, files: [], ...more });
}

describe('the digest of an inquiry', () => {
  test.each<[string, object]>([
    ['the order of the fields', Object.fromEntries(Object.entries(rfp).toReversed())],
    ['empty values, which forms without JavaScript send', { ...rfp, title: '', services_needed: [] }],
  ])('the digest doesn’t depend on %s', (_, inquiry) => {
    expect(digest(inquiry)).toBe(digest(rfp));
  });

  test.each<[string, object]>([
    ['field of the same text', { project_name: undefined, title: 'OK-101' }],
    ['order in a list', { modality: ['biologic', 'adc'] }],
    ['split of a list', { modality: ['adc,biologic'] }],
  ])('the digest depends on the %s', (_, change) => {
    expect(digest({ ...rfp, ...change })).not.toBe(digest(rfp));
  });

  test('the digest depends on the topic and the service, but not on empty ones', () => {
    const subjects = [
      {},
      { topic: 'case-brief' },
      { service: 'rescue' },
      { topic: 'case-brief', service: 'rescue' },
    ];
    expect(new Set(subjects.map((subject) => digest(rfp, subject))).size).toBe(4);
    expect(digest(rfp, { topic: '', service: '' })).toBe(digest(rfp));
  });

  test('the digest depends on the consent and its version', () => {
    const consents = [{}, { consent: true }, { consent: false }, { consent: true, consentVersion: 1 }];
    expect(new Set(consents.map((consent) => digest(rfp, consent))).size).toBe(4);
  });

  test.each([
    ['names', [{ name: 'other.pdf', size: 5 }, files[1]!]],
    ['sizes', [{ name: 'scope.pdf', size: 7 }, files[1]!]],
    ['order', files.toReversed()],
  ])('only the part after the dot depends on the %s of the files', (_, changed) => {
    const [fields, list] = digest(rfp, { files }).split('.');
    const [changedFields, changedList] = digest(rfp, { files: changed }).split('.');
    expect([changedFields, changedList === list]).toEqual([fields, false]);
  });
});

describe('the derived key of a post without a key', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-03-01T23:59:59Z'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const key = (content: readonly unknown[] = ['digest', []], ipHash = 'ip', secret = 'secret') =>
    deriveIdempotencyKey(content, ipHash, secret);

  test('the derived key depends on the content, IP address, secret and day', () => {
    const keys = [key(), key(['other', []]), key(undefined, 'other'), key(undefined, undefined, 'other')];
    vi.setSystemTime(new Date('2027-03-02T00:00:00Z'));
    keys.push(key());
    expect(new Set(keys).size).toBe(5);
  });
});
