import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** A press puts it in the address. Before the app runs, the browser does that. */
export const plannerAnchor = '#plan';

const importPlanner = () => import('#src/planner/planner-module.ts');

type PlannerModule = Awaited<ReturnType<typeof importPlanner>>;

/** Lets Back show the planner at once. */
let loaded: PlannerModule | undefined;

const loadPlanner = async () => (loaded = await importPlanner());

function subscribeToHash(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

const readPressed = () => window.location.hash === plannerAnchor;

/** Loads the planner at a press, or if the address asks for it or has a plan. Without its code, the drawing stays. */
export function usePlanner() {
  const { hash } = useLocation();
  const [planner, setPlanner] = useState(loaded);
  const [isOpened, setOpened] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const linked = /^#plan(=|$)/.test(hash) ? hash : undefined;

  const isAsked = isOpened || linked !== undefined;
  useEffect(() => {
    if (isAsked && !planner) loadPlanner().then(setPlanner, () => setFailed(true));
  }, [isAsked, planner]);
  // The router doesn't know about it.
  const isPressed = useSyncExternalStore(subscribeToHash, readPressed, () => false);
  // Another anchor of the page doesn't close the planner.
  if ((linked === plannerAnchor || isPressed) && !isOpened) setOpened(true);

  const isShown = isOpened || (linked !== undefined && planner?.parseFragment(linked) !== undefined);
  return {
    planner: isShown ? planner : undefined,
    /** Changes when the address gets another plan. */
    key: linked,
    /** Browsers don't load a module again that they couldn't load. */
    hasFailed,
    open: async (section: Element | null) => {
      // A reload opens the planner again.
      window.history.replaceState(window.history.state, '', plannerAnchor);
      const module = await loadPlanner().catch(() => undefined);
      if (!module) return setFailed(true);
      module.showWithTransition(section, () => {
        setPlanner(module);
        setOpened(true);
      });
    },
    prefetch: () => void loadPlanner().catch(() => {}),
  };
}
