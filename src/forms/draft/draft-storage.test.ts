// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftName, readDraft, removeDraft, writeDraft } from './draft-storage.ts';

const draft = { key: 'a-key', values: { name: 'Ada', modality: ['adc', 'other'] } };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a draft', () => {
  test('is kept by form until it is removed', () => {
    expect(writeDraft('contact', draft)).toBe(true);
    expect(readDraft('contact')).toEqual(draft);
    expect(readDraft('rfp')).toBeUndefined();
    removeDraft('contact');
    expect(readDraft('contact')).toBeUndefined();
  });

  test.each(['', '{', 'null', '[]', '"text"', '{"key":1,"values":{}}', '{"key":"a"}'])(
    'is not read from %j, which something else has written',
    (stored) => {
      localStorage.setItem(draftName('rfp'), stored);
      expect(readDraft('rfp')).toBeUndefined();
    },
  );

  test('is done without where storage is blocked or full', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
    expect(writeDraft('contact', draft)).toBe(false);
    expect(readDraft('contact')).toBeUndefined();
    expect(() => removeDraft('contact')).not.toThrow();
  });
});
