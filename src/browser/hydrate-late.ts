import { type ComponentType, lazy } from 'react';
import { whenIdle } from './when-idle.ts';

/** Loaders of the components that hydrate late, of all pages whose code has been loaded. */
const latecomers: (() => Promise<void>)[] = [];

/**
 * A component that works as prerendered and hydrates when all else has: its code isn't fetched before. Where it can't
 * be fetched, it stays as it is. It must stand within a Suspense boundary of its own.
 */
export function hydrateLate<Props extends object>(importComponent: () => Promise<ComponentType<Props>>) {
  let resolve: (module: { default: ComponentType<Props> }) => void;
  const loaded = new Promise<{ default: ComponentType<Props> }>((resolveLoaded) => {
    resolve = resolveLoaded;
  });
  const load = async () => resolve({ default: await importComponent() });
  latecomers.push(load);
  return lazy(() => {
    if (import.meta.env.SSR) return load().then(() => loaded);
    // A component whose code can't be fetched stays as prerendered; the next page asks again.
    whenIdle(() => void load().catch(() => {}), { timeout: 2000 });
    return loaded;
  });
}

/** Loads at once what otherwise hydrates late, for a page that is reached inside the app. */
export async function loadLatecomers(): Promise<void> {
  await Promise.all(latecomers.map((load) => load()));
}
