import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { fieldRecipe } from './fields/Field.recipe.ts';
import { inquiryFormRecipe } from './InquiryForm.recipe.ts';

/** Fields that belong together, under a rule and a name. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const { group } = useSlotRecipe({ recipe: inquiryFormRecipe })();
  const { fields } = useSlotRecipe({ recipe: fieldRecipe })();
  const headingId = useId();
  return (
    <chakra.div css={group} role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      <chakra.div css={fields}>{children}</chakra.div>
    </chakra.div>
  );
}
