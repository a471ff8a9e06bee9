import type { SelectDefinition, Named } from '#shared/form-fields.ts';
import { Field, useFieldAttributes } from './Field.tsx';

/** One choice out of a list, in the browser's own control: the best there is on a phone and for screen readers. */
export function SelectField({ field }: { field: Named<SelectDefinition> }) {
  const { error, attributes } = useFieldAttributes(field);
  return (
    <Field field={field} error={error}>
      <select {...attributes}>
        <option value="">Please choose</option>
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
