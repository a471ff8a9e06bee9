import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface PlannerModules {
  readonly Planner: ComponentType<{ texts: readonly string[] }>;
  readonly usualOrder: string;
  /** Tells whether the address has a plan that isn't broken. */
  readonly hasPlan: (hash: string) => boolean;
}

/** Lets Back show the planner at once. */
let loaded: PlannerModules | undefined;

async function importPlanner(): Promise<PlannerModules> {
  const [{ Planner, usualOrder }, { parseFragment }] = await Promise.all([
    import('#src/planner/Planner.tsx'),
    import('#src/planner/plan-storage.ts'),
  ]);
  return (loaded = { Planner, usualOrder, hasPlan: (hash) => parseFragment(hash) !== undefined });
}

/** Loads the planner at a press, or if the address asks for it or has a plan. Without its code, the drawing stays. */
export function usePlanner() {
  const { hash } = useLocation();
  const [modules, setModules] = useState(loaded);
  const [isPressed, setPressed] = useState(false);
  const linked = /^#plan(=|$)/.test(hash) ? hash : undefined;
  const isAsked = isPressed || linked !== undefined;

  useEffect(() => {
    if (!isAsked || modules) return;
    importPlanner().then(setModules, () => setPressed(false));
  }, [isAsked, modules]);
  // Another anchor of the page doesn't close the planner.
  if (linked === '#plan' && !isPressed) setPressed(true);

  const isOpen = isPressed || (linked !== undefined && modules?.hasPlan(linked));
  return {
    planner: isOpen ? modules : undefined,
    /** Changes when the address gets another plan. */
    key: linked,
    open: () => setPressed(true),
    prefetch: () => void importPlanner().catch(() => {}),
  };
}
