// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('#src/site/provider.ts', () => ({ provider: { turnstileSiteKey: 'key' } }));

type Options = Parameters<NonNullable<typeof window.turnstile>['render']>[1];
let widget: Options;
const reset = vi.fn<() => void>();

/** A form with a place for the widget, whose script is on its way. */
async function prepared() {
  vi.resetModules();
  document.head.replaceChildren();
  document.body.innerHTML = '<form><div data-turnstile=""></div></form>';
  const turnstile = await import('./turnstile.ts');
  turnstile.prepareTurnstile();
  const script = document.querySelector('script') as HTMLScriptElement;
  return { ...turnstile, load: () => script.dispatchEvent(new Event('load')), script };
}

beforeEach(() => {
  vi.useFakeTimers();
  reset.mockClear();
  window.turnstile = {
    render: (_, options) => {
      widget = options;
      return 'widget';
    },
    reset,
  };
});
afterEach(() => void vi.useRealTimers());

test('a form that is filled in slowly is sent with the newest proof, not with one that has expired', async () => {
  const { humanProof, load } = await prepared();
  load();
  widget.callback('first');
  widget['expired-callback']();
  widget.callback('second');
  expect(await humanProof()).toBe('second');
  expect(reset).toHaveBeenCalledOnce();
});

test('a proof that comes long after the form was touched counts, and is used once', async () => {
  const { humanProof, load } = await prepared();
  load();
  vi.advanceTimersByTime(60_000);
  widget.callback('late');
  expect(await humanProof()).toBe('late');
  const next = humanProof();
  widget.callback('next');
  expect(await next).toBe('next');
});

test('a call waits 15 s for a proof and is then made without one', async () => {
  const { humanProof, load } = await prepared();
  load();
  const proof = humanProof();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await proof).toBeUndefined();
  expect(reset).not.toHaveBeenCalled();
});

test('a widget that fails to load keeps no call waiting and is tried again at the next touch', async () => {
  const { humanProof, prepareTurnstile, script } = await prepared();
  const proof = humanProof();
  script.dispatchEvent(new Event('error'));
  expect(await proof).toBeUndefined();
  expect(await humanProof()).toBeUndefined();
  prepareTurnstile();
  document.querySelector('script')?.dispatchEvent(new Event('load'));
  widget.callback('now');
  expect(await humanProof()).toBe('now');
});
