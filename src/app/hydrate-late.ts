import { type ComponentType, lazy } from 'react';

type Load = () => Promise<unknown>;

/** The code of all components that hydrate late on the pages that have been loaded. */
const latecomers: Load[] = [];

/** Whether the prerendered page is shown: its late components wait for the rest, those of later pages don't. */
let isFirstPage = true;

/**
 * A component that works as prerendered and hydrates when all else has: its code isn't fetched before. Where it can't
 * be fetched, it stays as it is. It must stand within a Suspense boundary of its own.
 */
export function hydrateLate<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let resolve: (module: { default: ComponentType<Props> }) => void;
  const loaded = new Promise<{ default: ComponentType<Props> }>((resolveLoaded) => {
    resolve = resolveLoaded;
  });
  const start = async () => resolve({ default: await load() });
  latecomers.push(start);
  return lazy(() => {
    if (import.meta.env.SSR) return start().then(() => loaded);
    // A component whose code can't be fetched stays as prerendered; the next page asks again.
    if (isFirstPage) void startWhenIdle(start);
    return loaded;
  });
}

/** Loads what hydrates late on the first page, for a page that comes without a document. */
export async function loadLatecomers(): Promise<void> {
  isFirstPage = false;
  await Promise.all(latecomers.map((load) => load()));
}

async function startWhenIdle(start: Load) {
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
  await start().catch(() => {});
}
