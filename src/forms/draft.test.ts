// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { draftKey, draftOf, fillIn, newIdempotencyKey, readDraft, removeDraft, writeDraft } from './draft.ts';

const draft = {
  key: 'a-key',
  values: { name: 'Ada', modality: ['adc', 'other'] },
  hadFiles: false,
  savedAt: Date.now(),
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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
      localStorage.setItem(draftKey('rfp'), stored);
      expect(readDraft('rfp')).toBeUndefined();
    },
  );

  test('ends after seven days, and is gone from the browser then', () => {
    const day = 24 * 60 * 60 * 1000;
    writeDraft('contact', { ...draft, savedAt: Date.now() - 7 * day + 1000 });
    expect(readDraft('contact')).toBeDefined();
    writeDraft('contact', { ...draft, savedAt: Date.now() - 7 * day });
    expect(readDraft('contact')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

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

describe('an idempotency key', () => {
  test('is a UUID, another each time', () => {
    const keys = [newIdempotencyKey(), newIdempotencyKey()];
    for (const key of keys) expect(z.uuid().safeParse(key).success).toBe(true);
    expect(keys[0]).not.toBe(keys[1]);
  });

  test('is one also where the browser has no randomUUID', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(z.uuid().safeParse(newIdempotencyKey()).success).toBe(true);
  });
});

let form: HTMLFormElement;

beforeEach(() => {
  document.body.innerHTML = `<form>
    <input type="hidden" name="type" value="rfp">
    <input name="untouched">
    <input name="name">
    <select name="timeline"><option value="">Please choose</option><option value="flexible">Flexible</option></select>
    <textarea name="notes"></textarea>
    <input type="checkbox" name="modality" value="adc"><input type="checkbox" name="modality" value="other">
    <input type="checkbox" name="consent" value="on">
    <input type="file" name="data-files">
    <button name="send" value="1"></button>
  </form>`;
  form = document.querySelector('form')!;
});

const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
const boxes = () =>
  [...form.querySelectorAll<HTMLInputElement>('[name=modality]')].map(({ checked }) => checked);

describe('what a draft holds', () => {
  test('is nothing of an untouched form', () => {
    expect(draftOf(form)).toEqual({});
  });

  test('is what the visitor filled in, but neither their agreement nor what they do not see', () => {
    control('name').value = 'Ada';
    control('untouched').value = 'x';
    control('consent').checked = true;
    form.querySelectorAll<HTMLInputElement>('[name=modality]')[1]!.checked = true;
    expect(draftOf(form)).toEqual({ name: 'Ada', modality: ['other'] });
  });
});

describe('a restored draft', () => {
  test('fills every kind of field', () => {
    fillIn(form, { name: 'Ada', timeline: 'flexible', notes: 'a\nb', modality: ['adc'] });
    expect(draftOf(form)).toEqual({ name: 'Ada', timeline: 'flexible', notes: 'a\nb', modality: ['adc'] });
  });

  test('leaves what was written before it came', () => {
    control('name').value = 'Grace';
    form.querySelectorAll<HTMLInputElement>('[name=modality]')[1]!.checked = true;
    fillIn(form, { name: 'Ada', notes: 'kept', modality: ['adc'] });
    expect(control('name').value).toBe('Grace');
    expect(control('notes').value).toBe('kept');
    expect(boxes()).toEqual([false, true]);
  });

  test('ignores an option that the list no longer has', () => {
    fillIn(form, { timeline: 'never' });
    expect(control('timeline').value).toBe('');
  });
});
