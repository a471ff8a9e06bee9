/** After the `load` event. */
const startDelayMs = 500;
const maxIdleWaitMs = 1500;

const intentEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

const waitForNextTask = () => new Promise((resolve) => setTimeout(resolve));

async function loadModules(modules: readonly string[]) {
  for (const href of modules) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    await waitForNextTask();
  }
  try {
    for (const module of modules) {
      await import(/* @vite-ignore */ module);
      await waitForNextTask();
    }
  } catch {
    // Browsers remember a failed module (HTML standard, module map), so only the next document can try again.
  }
}

/** The list is at the document's end, so it may not be there yet. The entry is last. */
const readModules = () => document.getElementById('app')?.dataset['modules']?.split(' ');

/** Implements `docs/decisions/002-app-loads-on-intent.md`. */
export function loadAppOnIntent() {
  let loading: Promise<void> | undefined;
  const load = () => {
    const modules = readModules();
    if (modules) loading ??= loadModules(modules);
  };

  const loadOnIntent = (event: Event) => {
    // Browsers also report a mouse that doesn't move.
    const { type, movementX, movementY } = event as PointerEvent;
    if (type !== 'pointermove' || movementX || movementY) load();
  };
  for (const type of intentEvents)
    document.addEventListener(type, loadOnIntent, { passive: true, capture: true });
  // Slow connections are `slow-2g`, `2g` and `3g` (https://wicg.github.io/netinfo/).
  const { saveData, effectiveType = '4g' } = navigator.connection ?? {};
  if (saveData || effectiveType !== '4g') return;
  // Safari lacks `requestIdleCallback`, and its `setTimeout` reads the options as 0 ms.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  // Fixed, because a busy browser reports the first paint late or never.
  window.addEventListener('load', () =>
    setTimeout(() => whenIdle(load, { timeout: maxIdleWaitMs }), startDelayMs),
  );
}
