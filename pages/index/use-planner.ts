import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const importPlanner = () => import('#src/planner/planner-module.ts');

type PlannerModule = Awaited<ReturnType<typeof importPlanner>>;

/** Lets Back show the planner at once. */
let loaded: PlannerModule | undefined;

const loadPlanner = async () => (loaded = await importPlanner());

/** Loads the planner at a press, or if the address asks for it or has a plan. Without its code, the drawing stays. */
export function usePlanner() {
  const { hash } = useLocation();
  const [planner, setPlanner] = useState(loaded);
  // The router doesn't know about a press during hydration.
  const [isOpened, setOpened] = useState(() => !import.meta.env.SSR && window.location.hash === '#plan');
  const [hasFailed, setFailed] = useState(false);
  const linked = /^#plan(=|$)/.test(hash) ? hash : undefined;

  const isAsked = isOpened || linked !== undefined;
  useEffect(() => {
    if (isAsked && !planner) loadPlanner().then(setPlanner, () => setFailed(true));
  }, [isAsked, planner]);
  // Another anchor of the page doesn't close the planner.
  if (linked === '#plan' && !isOpened) setOpened(true);

  const isShown = isOpened || (linked !== undefined && planner?.parseFragment(linked) !== undefined);
  return {
    planner: isShown ? planner : undefined,
    /** Changes when the address gets another plan. */
    key: linked,
    /** Browsers don't load a module again that they couldn't load. */
    hasFailed,
    open: async (section: Element | null) => {
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
