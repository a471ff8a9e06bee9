import type { ReactNode } from 'react';
import { classNames } from '#src/theme/class-names.ts';
import { formAndNoticesRecipe } from './FormAndNotices.recipe.ts';

/** A form on eight columns and, beside it, the notices that a visitor should see before sending it. */
export function FormAndNotices({ notices, children }: { notices: ReactNode; children: ReactNode }) {
  return (
    <div className={classNames(formAndNoticesRecipe)}>
      <div>{children}</div>
      <div>{notices}</div>
    </div>
  );
}
