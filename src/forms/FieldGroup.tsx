import { type ReactNode, useId } from 'react';
import { classNames } from '#src/theme/class-names.ts';
import { fieldGroupRecipe } from './FieldGroup.recipe.ts';

/** Fields that belong together, under a rule and a name. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const styles = classNames(fieldGroupRecipe);
  const headingId = useId();
  return (
    <div className={styles.root} role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
