import { describe, expect, test } from 'vitest';
import {
  canUploadAgain,
  errorsOf,
  type FormEvent,
  idle,
  isSubmitting,
  isQuiet,
  noticeOf,
  reduce,
  type FormState,
} from './machine.ts';
import type { FileUpload } from './receipt/kept-receipt.ts';
import { retryDuration } from './retry-policy.ts';

const inquiry = { payload: { idempotency_key: 'a-key' }, files: [], lines: [] };
const receipt = { reference: '1A2B3C4D', time: new Date(0), lines: [], uploads: [] };
const answer = { message: 'It is here.' };
const error = new Error('planted');

const submit: FormEvent = { type: 'submit', isOnline: true };
const loaded: FormEvent = { type: 'loaded' };
const valid: FormEvent = { type: 'valid', inquiry, at: 0 };
const accepted: FormEvent = { type: 'accepted', answer, receipt };
const silence = (change: Partial<Extract<FormEvent, { type: 'unanswered' }>> = {}): FormEvent => ({
  type: 'unanswered',
  error,
  isServerBusy: false,
  delay: 1000,
  isOnline: true,
  at: 0,
  ...change,
});
const refused = (errors = {}): FormEvent => ({ type: 'refused', error, errors });
const connection = (isOnline: boolean, at = 0): FormEvent => ({ type: 'connection', isOnline, at });

/** The state after events, from the beginning. */
const after = (...events: readonly FormEvent[]) => events.reduce(reduce, idle);

const loading = after(submit);
const checking = after(submit, loaded);
const sending = after(submit, loaded, valid);
const waiting = after(submit, loaded, valid, silence());
const offline = after(submit, loaded, valid, silence({ isOnline: false }));
const invalid = after(submit, loaded, {
  type: 'invalid',
  errors: { name: 'Name is required', email: 'No address' },
});
const sent = after(submit, loaded, valid, accepted);
const native = after(submit, { type: 'codeFailed' });
const stopped = after(submit, { type: 'stop' });
const unanswered = after(submit, loaded, valid, silence({ at: retryDuration }));

describe('a form', () => {
  test('that is filled in rightly and answered is loaded, checked, sent, and done', () => {
    expect([loading, checking, sending, sent].map(({ name }) => name)).toEqual([
      'loading',
      'checking',
      'sending',
      'sent',
    ]);
    expect(sending).toMatchObject({ attempt: 1, inquiry });
    expect(sent).toMatchObject({ receipt, exchange: { inquiry, answer } });
  });

  test.each([loading, checking, sending, waiting, offline, native])(
    'that is $name is busy: a second click changes nothing, and an edit stops it with a word',
    (state) => {
      expect(isSubmitting(state)).toBe(true);
      expect(reduce(state, submit)).toBe(state);
      const edited = reduce(state, { type: 'edit' });
      expect(edited).toEqual({ name: 'stopped', by: 'edit' });
      expect(noticeOf(edited)).toBe('edited');
    },
  );

  test.each([idle, invalid, sent, stopped, unanswered])('that is $name is not busy', (state) => {
    expect(isSubmitting(state)).toBe(false);
    expect(reduce(state, { type: 'edit' })).toBe(state);
  });

  test('can be sent again after everything that ended without an answer', () => {
    const refusal = after(submit, loaded, valid, refused());
    for (const state of [invalid, stopped, unanswered, refusal])
      expect(reduce(state, submit).name).toBe('loading');
  });

  test.each([idle, invalid, stopped, unanswered, native, sent])(
    'that is $name ignores what it has not asked for',
    (state) => {
      for (const event of [loaded, valid, accepted, silence(), refused(), { type: 'retryDue' } as const])
        expect(reduce(state, event)).toBe(state);
    },
  );

  test('says what goes on once the visitor has waited long enough', () => {
    for (const state of [loading, checking, sending]) {
      expect(isQuiet(state)).toBe(true);
      expect(noticeOf(state)).toBeUndefined();
      const slow = reduce(state, { type: 'slow' });
      expect(slow.name).toBe(state.name);
      expect(isQuiet(slow)).toBe(false);
      expect(noticeOf(slow)).toBe('trying');
    }
    expect(noticeOf(after(submit, { type: 'slow' }, loaded, valid))).toBe('trying');
  });
});

describe('loading', () => {
  test('ends in the browser’s own post if the code fails or stalls, or the visitor won’t wait', () => {
    expect(reduce(loading, { type: 'codeFailed' }).name).toBe('native');
    expect(reduce(loading, { type: 'tryNow', at: 0 }).name).toBe('native');
  });

  test('waits for a connection', () => {
    const unconnected = after({ type: 'submit', isOnline: false });
    expect(noticeOf(unconnected)).toBe('offline');
    expect(reduce(unconnected, connection(true))).toEqual({ name: 'loading', isOnline: true, isSlow: true });
    expect(noticeOf(reduce(loading, connection(false)))).toBe('offline');
  });
});

describe('a defect of ours', () => {
  test('leaves the post to the browser before an answer was read, and changes nothing after it', () => {
    for (const state of [loading, checking, sending, waiting])
      expect(reduce(state, { type: 'codeFailed' }).name).toBe('native');
    for (const state of [sent, invalid, unanswered])
      expect(reduce(state, { type: 'codeFailed' })).toBe(state);
  });

  test('leaves a form that can be sent again by a visitor who goes back', () => {
    expect(reduce(native, { type: 'restoredFromCache' })).toBe(idle);
    expect(reduce(sending, { type: 'restoredFromCache' })).toBe(sending);
  });
});

describe('a form with messages', () => {
  test('loses each once its field is right, and with the last one is as if it had never been checked', () => {
    expect(errorsOf(invalid)).toEqual({ name: 'Name is required', email: 'No address' });
    const better = reduce(invalid, { type: 'correct', field: 'name', message: undefined });
    expect(errorsOf(better)).toEqual({ email: 'No address' });
    expect(reduce(better, { type: 'correct', field: 'email', message: undefined })).toBe(idle);
  });

  test('changes one if the field is wrong in another way, and adds none while the visitor writes', () => {
    const worse = reduce(invalid, { type: 'correct', field: 'name', message: 'Too long' });
    expect(errorsOf(worse)).toEqual({ name: 'Too long', email: 'No address' });
    expect(reduce(invalid, { type: 'correct', field: 'company', message: 'Missing' })).toBe(invalid);
  });

  test('loses what only the server found wrong too', () => {
    const refusal = after(submit, loaded, valid, refused({ company: 'Which?' }));
    expect(noticeOf(refusal)).toBeUndefined();
    expect(reduce(refusal, { type: 'correct', field: 'company', message: undefined })).toBe(idle);
    expect(noticeOf(after(submit, loaded, valid, refused()))).toBe('refused');
  });
});

describe('a call without an answer', () => {
  test('is repeated after its delay, as the same inquiry', () => {
    expect(waiting).toMatchObject({ name: 'waiting', for: 'retry', delay: 1000 });
    expect(noticeOf(waiting)).toBe('trying');
    expect(reduce(waiting, { type: 'retryDue' })).toMatchObject({
      name: 'sending',
      attempt: 2,
      inquiry,
      since: 0,
    });
  });

  test('is repeated until the next call would come too late, and then the reason is told', () => {
    const inTime = silence({ at: retryDuration - 1000 });
    expect(reduce(sending, inTime).name).toBe('waiting');
    expect(noticeOf(unanswered)).toBe('unanswered');
    expect(noticeOf(reduce(sending, silence({ isServerBusy: true, delay: retryDuration + 1 })))).toBe('busy');
  });

  test('is repeated at once if the visitor says so, who also stops it', () => {
    const now: FormEvent = { type: 'tryNow', at: 5000 };
    for (const state of [sending, waiting])
      expect(reduce(state, now)).toMatchObject({ name: 'sending', attempt: 2, since: 5000 });
    for (const state of [loading, sending, waiting, offline])
      expect(noticeOf(reduce(state, { type: 'stop' }))).toBe('unanswered');
  });

  test('has its time anew when the visitor comes back to the page', () => {
    for (const state of [sending, waiting])
      expect(reduce(state, { type: 'visibility', at: 40_000 })).toEqual({ ...state, since: 40_000 });
  });

  test('waits for a connection without an end, and is repeated when there is one, with its time anew', () => {
    expect(noticeOf(offline)).toBe('offline');
    expect(reduce(waiting, connection(false))).toEqual(offline);
    expect(reduce(offline, connection(false))).toEqual(offline);
    expect(reduce(offline, connection(true, 90_000))).toMatchObject({
      name: 'sending',
      attempt: 2,
      since: 90_000,
    });
  });
});

describe('a sent inquiry', () => {
  const upload = (state: FileUpload['state']): FileUpload => ({ name: 'a.pdf', size: 1, state, progress: 0 });
  const withUploads = (state: FormState, ...states: readonly FileUpload['state'][]) =>
    reduce(state, { type: 'uploads', uploads: states.map(upload) });

  test('shows its files, and offers to upload again what failed, once all have ended', () => {
    expect(canUploadAgain(withUploads(sent, 'failed', 'uploading'))).toBe(false);
    expect(canUploadAgain(withUploads(sent, 'stored', 'stored'))).toBe(false);
    const failed = withUploads(sent, 'stored', 'failed');
    expect(canUploadAgain(failed)).toBe(true);
    const again = reduce(failed, { type: 'uploadAgain' });
    expect(again).toMatchObject({
      repeats: 1,
      receipt: { uploads: [upload('stored'), upload('uploading')] },
    });
    expect(canUploadAgain(again), 'only once').toBe(false);
  });

  test('is shown again after a reload, without the files that the page no longer has', () => {
    const restored = after({ type: 'restore', receipt: { ...receipt, uploads: [upload('failed')] } });
    expect(restored.name).toBe('sent');
    expect(canUploadAgain(restored)).toBe(false);
  });

  test('makes room for another one', () => {
    expect(reduce(sent, { type: 'restart' })).toBe(idle);
  });
});
