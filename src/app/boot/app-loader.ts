/** How long after the `load` event the app waits: first for the page's first paint, then for an idle processor. */
const startDelayMs = 500;
const maxIdleWaitMs = 1500;

/** Signs that the visitor is about to act. */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Fetches all modules, then evaluates each in a separate task, to keep tasks short. */
async function loadModules(modules: readonly string[]) {
  for (const href of modules) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    await nextTask();
  }
  try {
    for (const module of modules) {
      await import(/* @vite-ignore */ module);
      await nextTask();
    }
  } catch {
    // Without the app the page works as a document. The browser remembers a failed module (HTML standard, module
    // map), so only the next document can try again.
  }
}

/**
 * Loads the app at the first sign of intent. On a connection that is neither slow nor metered it also loads the app
 * after the `load` event: half a second later, once the processor is idle, and at the latest after two seconds. The
 * build names the app's modules in `data-app`, the entry last.
 */
export function loadAppOnIntent() {
  const modules = document.getElementById('boot')?.dataset['app']?.split(' ');
  if (!modules) return;
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= loadModules(modules);
  };

  const loadOnIntent = (event: Event) => {
    // The browser also reports a mouse that already rests where the page appears.
    const { type, movementX, movementY } = event as PointerEvent;
    if (type !== 'pointermove' || movementX || movementY) load();
  };
  for (const intent of intents)
    document.addEventListener(intent, loadOnIntent, { passive: true, capture: true });
  // A slow connection is `slow-2g`, `2g` or `3g` (https://wicg.github.io/netinfo/).
  const { saveData, effectiveType = '4g' } = navigator.connection ?? {};
  if (saveData || effectiveType !== '4g') return;
  // Safari can't tell when the processor is idle, and its `setTimeout` takes the options as 0 ms.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  // A fixed delay, because browsers report the first paint seconds late on a busy machine, or never.
  window.addEventListener('load', () =>
    setTimeout(() => whenIdle(load, { timeout: maxIdleWaitMs }), startDelayMs),
  );
}
