/** Connections on which the app waits for intent (https://wicg.github.io/netinfo/). */
const slowConnection = /^(?:slow-2g|2g|3g)$/;

/** The latest start after the `load` event, in milliseconds. */
const maxStartDelayMs = 2000;

/** Signs that the visitor is about to act. */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/** Calls back once the processor is idle; after a moment in Safari, which can't tell. */
function whenIdle(callback: () => void) {
  const schedule = window.requestIdleCallback ?? ((done: () => void) => setTimeout(done, 200));
  schedule(callback);
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Loads the app at the first sign of intent. On a connection that is neither slow nor metered it also loads the app
 * after the `load` event: once the page is painted and the processor is idle, and at the latest two seconds later. The
 * build names the modules in `data-app`, the entry last. Each is evaluated in a separate task, to keep tasks short.
 */
export function loadAppOnIntent() {
  const modules = document.getElementById('boot')?.dataset['app']?.split(' ');
  if (!modules) return;
  let isLoading = false;

  const load = async () => {
    if (isLoading) return;
    isLoading = true;
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
  };

  const loadOnIntent = (event: Event) => {
    // The browser also reports a mouse that already rests where the page appears.
    const rests =
      event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
    if (!rests) void load();
  };
  for (const intent of intents)
    document.addEventListener(intent, loadOnIntent, { passive: true, capture: true });
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  if (saveData || slowConnection.test(effectiveType)) return;
  const loadWhenIdle = (_entries: unknown, observer: PerformanceObserver) => {
    observer.disconnect();
    whenIdle(() => void load());
  };
  window.addEventListener('load', () => {
    new PerformanceObserver(loadWhenIdle).observe({ type: 'paint', buffered: true });
    // Browsers delay paint entries by seconds on a busy machine, and until a background tab is shown.
    setTimeout(() => void load(), maxStartDelayMs);
  });
}
