import type { Option } from '#shared/option-lists.ts';
import { Field, type FieldProps, useFieldAttributes } from './Field.tsx';

/** One choice out of a list, in the browser's own control: the best there is on a phone and for screen readers. */
export function SelectField({ options, ...field }: FieldProps & { readonly options: readonly Option[] }) {
  const { error, attributes } = useFieldAttributes(field);
  return (
    <Field field={field} error={error}>
      <select {...attributes}>
        <option value="">Please choose</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
