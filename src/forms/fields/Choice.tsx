import { Fieldset } from '@chakra-ui/react/fieldset';
import type { CheckboxesDefinition, ConsentDefinition, NamedField } from '#src/inquiry/form-fields.ts';
import { legalUrls } from '#src/content/values/legal-urls.ts';
import { phrases } from '#src/content/values/phrases.ts';
import text from '#src/theme/text.module.css';
import styles from './Choice.module.css';
import { ErrorMessage, Hint, RequiredMark, useFieldAttributes } from './Field.tsx';
import field from './Field.module.css';

export function CheckboxGroup({ field: definition }: { field: NamedField<CheckboxesDefinition> }) {
  const { input, label, hint, required, options } = definition;
  const { error, attributes } = useFieldAttributes(definition);
  return (
    <Fieldset.Root unstyled id={input} data-wide="" aria-describedby={attributes['aria-describedby']}>
      <Fieldset.Legend className={field.label}>
        {label}
        {required && <RequiredMark />}
        {/* A group can't have the `required` attribute. */}
        {required && <span className={text.srOnly}> (required)</span>}
      </Fieldset.Legend>
      {hint && <Hint input={input}>{hint}</Hint>}
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              className={styles.checkbox}
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

/** Never preselected and never part of a draft. */
export function ConsentField({ field: definition }: { field: NamedField<ConsentDefinition> }) {
  const { error, attributes } = useFieldAttributes(definition);
  return (
    <div data-wide="">
      <label className={styles.choice} htmlFor={definition.input}>
        <input {...attributes} className={styles.checkbox} type="checkbox" value={definition.version} />
        <span>
          {`${definition.label} `}
          {legalUrls.privacy && <a href={legalUrls.privacy}>{phrases.privacyPolicy}</a>}
          <RequiredMark />
        </span>
      </label>
      <ErrorMessage input={definition.input}>{error}</ErrorMessage>
    </div>
  );
}
