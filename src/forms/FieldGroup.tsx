import { type ReactNode, useId } from 'react';
import { classNames } from '#src/theme/class-names.ts';
import { fieldGroupRecipe } from './FieldGroup.recipe.ts';
import { inquiryFormRecipe } from './InquiryForm.recipe.ts';

/** Fields that belong together, under a rule and a name. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const { group } = classNames(inquiryFormRecipe);
  const headingId = useId();
  return (
    <div className={group} role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      <div className={classNames(fieldGroupRecipe)}>{children}</div>
    </div>
  );
}
