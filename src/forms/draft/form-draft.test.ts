// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { draftOf, fillIn } from './form-draft.ts';

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
