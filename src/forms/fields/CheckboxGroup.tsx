import { Fieldset } from '@chakra-ui/react/fieldset';
import type { CheckboxesDefinition, Named } from '#shared/form-fields.ts';
import { classNames } from '#src/theme/class-names.ts';
import { checkboxRecipe } from '#src/theme/recipes/checkbox.recipe.ts';
import { visuallyHiddenRecipe } from '#src/theme/text.recipe.ts';
import { ErrorMessage, Hint, RequiredMark, useFieldAttributes } from './Field.tsx';

/** Any number of choices from a list. */
export function CheckboxGroup({ field }: { field: Named<CheckboxesDefinition> }) {
  const { input, label, hint, required, options } = field;
  const { error, attributes } = useFieldAttributes(field);
  const styles = classNames(checkboxRecipe);
  return (
    <Fieldset.Root id={input} data-wide="" aria-describedby={attributes['aria-describedby']}>
      <Fieldset.Legend>
        {label}
        {required && <RequiredMark />}
        {/* A group can't carry the `required` attribute. */}
        {required && <span className={classNames(visuallyHiddenRecipe)}> (required)</span>}
      </Fieldset.Legend>
      {hint && <Hint input={input}>{hint}</Hint>}
      <div className={styles.group}>
        {options.map((option) => (
          <label key={option.value} className={styles.root}>
            <input
              className={styles.control}
              type="checkbox"
              name={input}
              value={option.value}
              aria-invalid={attributes['aria-invalid']}
            />
            {option.label}
          </label>
        ))}
      </div>
      <ErrorMessage input={input}>{error}</ErrorMessage>
    </Fieldset.Root>
  );
}
