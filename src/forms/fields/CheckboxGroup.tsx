import type { CheckboxesDefinition, Named } from '#shared/form-fields.ts';
import { ErrorMessage, Hint, RequiredMark, useFieldAttributes } from './Field.tsx';

/** Any number of choices out of a list. */
export function CheckboxGroup({ field }: { field: Named<CheckboxesDefinition> }) {
  const { input, label, hint, required, options } = field;
  const { error, attributes } = useFieldAttributes(field);
  return (
    <fieldset id={input} data-wide="" aria-describedby={attributes['aria-describedby']}>
      <legend>
        {label}
        {required && <RequiredMark />}
        {/* A group can't carry the `required` attribute. */}
        {required && <span data-unseen=""> (required)</span>}
      </legend>
      {hint && <Hint input={input}>{hint}</Hint>}
      <div data-choices="">
        {options.map((option) => (
          <label key={option.value} data-choice="">
            <input
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
    </fieldset>
  );
}
