import { useEffect, useState } from 'react';
import type { AttachedPlan } from './AttachedPlan.tsx';
import { hasStoredPlan } from './stored-plan.ts';

/** Loads the note about the visitor's plan, after the effect that restores the form's draft. */
export function PlanNote() {
  const [Note, setNote] = useState<typeof AttachedPlan>();
  useEffect(() => {
    // Without the code, the form is complete.
    if (hasStoredPlan())
      import('./AttachedPlan.tsx').then(
        (module) => setNote(() => module.AttachedPlan),
        () => {},
      );
  }, []);
  return Note && <Note />;
}
