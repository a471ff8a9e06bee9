import { Fieldset } from '@chakra-ui/react/fieldset';
import type { CheckboxesDefinition, NamedField } from '#shared/form-fields.ts';
import text from '#src/theme/text.module.css';
import checkbox from './Checkbox.module.css';
import styles from './Field.module.css';
import { ErrorMessage, Hint, RequiredMark, useFieldAttributes } from './Field.tsx';

export function CheckboxGroup({ field }: { field: NamedField<CheckboxesDefinition> }) {
  const { input, label, hint, required, options } = field;
  const { error, attributes } = useFieldAttributes(field);
  return (
    <Fieldset.Root unstyled id={input} data-wide="" aria-describedby={attributes['aria-describedby']}>
      <Fieldset.Legend className={styles.label}>
        {label}
        {required && <RequiredMark />}
        {/* A group can't have the `required` attribute. */}
        {required && <span className={text.srOnly}> (required)</span>}
      </Fieldset.Legend>
      {hint && <Hint input={input}>{hint}</Hint>}
      <div className={checkbox.choices}>
        {options.map((option) => (
          <label key={option.value} className={checkbox.choice}>
            <input
              className={checkbox.checkbox}
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
