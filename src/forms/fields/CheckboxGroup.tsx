import type { Option } from '#shared/option-lists.ts';
import { ErrorMessage, type FieldProps, Hint, RequiredMark, useFieldAttributes } from './Field.tsx';

/** Any number of choices out of a list. */
export function CheckboxGroup({ options, ...field }: FieldProps & { readonly options: readonly Option[] }) {
  const { name, label, hint, required } = field;
  const { error, attributes } = useFieldAttributes(field);
  return (
    <fieldset id={name} data-wide="" aria-describedby={attributes['aria-describedby']}>
      <legend>
        {label}
        {required && <RequiredMark />}
        {/* A group can't carry the `required` attribute. */}
        {required && <span data-unseen=""> (required)</span>}
      </legend>
      {hint && <Hint name={name}>{hint}</Hint>}
      <div data-choices="">
        {options.map((option) => (
          <label key={option.value} data-choice="">
            <input
              type="checkbox"
              name={name}
              value={option.value}
              aria-invalid={attributes['aria-invalid']}
            />
            {option.label}
          </label>
        ))}
      </div>
      <ErrorMessage name={name}>{error}</ErrorMessage>
    </fieldset>
  );
}
