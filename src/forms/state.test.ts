import { describe, expect, test } from 'vitest';
import { getErrors, type FormEvent, type FormState, idle, isSubmitting, reduce } from './state.ts';

const submit: FormEvent = { type: 'submit' };
const invalidEvent: FormEvent = {
  type: 'invalid',
  errors: { name: 'Name is required', email: 'No address' },
};

const stateAfter = (...events: readonly FormEvent[]) => events.reduce(reduce, idle);

const sending = stateAfter(submit);
const offline = stateAfter(submit, { type: 'offline' });
const invalid = stateAfter(submit, invalidEvent);
const failed = stateAfter(submit, { type: 'failed', reason: 'busy' });
const native = stateAfter(submit, { type: 'fallBackToNative' });
const sent = stateAfter(submit, { type: 'accepted' });

describe('a form', () => {
  test.each<[FormState, boolean]>([
    [idle, false],
    [sending, true],
    [offline, false],
    [invalid, false],
    [failed, false],
    [native, true],
    [sent, false],
  ])('that is $name shows "Submitting...": %s', (state, shows) => {
    expect(isSubmitting(state)).toBe(shows);
  });

  test.each([idle, offline, invalid, failed, sent])('that is $name can be submitted', (state) => {
    expect(reduce(state, submit)).toEqual({ name: 'sending', isRetry: false });
  });

  test.each([sending, native])('that is $name ignores another click', (state) => {
    expect(reduce(state, submit)).toBe(state);
  });

  test.each([sending, offline])(
    'that is $name stops sending after an edit, and shows that until the next click',
    (state) => {
      const stopped = reduce(state, { type: 'edit' });
      expect(stopped).toEqual({ name: 'idle', wasStopped: true });
      expect(reduce(stopped, submit).name).toBe('sending');
    },
  );

  test.each([sending, offline, invalid, failed, native, sent])(
    'that is $name is idle when the text is discarded',
    (state) => {
      expect(reduce(state, { type: 'restart' })).toBe(idle);
    },
  );

  test.each([idle, offline, invalid, failed, native, sent])(
    'that is $name ignores the result of an earlier click',
    (state) => {
      const results: readonly FormEvent[] = [
        invalidEvent,
        { type: 'accepted' },
        { type: 'failed', reason: 'noResponse' },
        { type: 'offline' },
        { type: 'retry' },
        { type: 'fallBackToNative' },
      ];
      for (const result of results) expect(reduce(state, result)).toBe(state);
    },
  );

  test('shows that it is retrying until there is a result', () => {
    const retrying = reduce(sending, { type: 'retry' });
    expect(retrying).toEqual({ name: 'sending', isRetry: true });
    expect(reduce(retrying, { type: 'accepted' }).name).toBe('sent');
  });

  test('that is offline is sent when the connection is back', () => {
    expect(reduce(offline, { type: 'online' }).name).toBe('sending');
  });

  test('that the browser posted can be submitted again if the page stays or returns', () => {
    expect(reduce(native, { type: 'postEnded' })).toBe(idle);
    expect(reduce(native, { type: 'edit' })).toBe(idle);
    expect(reduce(sending, { type: 'postEnded' })).toBe(sending);
  });
});

describe('a form with messages', () => {
  test('removes the message of a corrected field, and is idle after the last one', () => {
    const corrected = reduce(invalid, { type: 'correct', field: 'name', message: undefined });
    expect(getErrors(corrected)).toEqual({ email: 'No address' });
    expect(reduce(corrected, { type: 'correct', field: 'email', message: undefined })).toBe(idle);
  });

  test('replaces the message of a field with a different error', () => {
    const replaced = reduce(invalid, { type: 'correct', field: 'name', message: 'Too long' });
    expect(getErrors(replaced)).toEqual({ name: 'Too long', email: 'No address' });
  });

  test('doesn’t add a message while the visitor types', () => {
    expect(reduce(invalid, { type: 'correct', field: 'company', message: 'Missing' })).toBe(invalid);
  });
});
