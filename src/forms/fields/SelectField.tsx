import { NativeSelect } from '@chakra-ui/react/native-select';
import type { SelectDefinition, Named } from '#shared/form-fields.ts';
import { Field, useFieldAttributes } from './Field.tsx';

/** One choice out of a list, in the browser's own control: the best there is on a phone and for screen readers. */
export function SelectField({ field }: { field: Named<SelectDefinition> }) {
  const { error, attributes } = useFieldAttributes(field);
  return (
    <Field field={field} error={error}>
      <NativeSelect.Root>
        <NativeSelect.Field {...attributes} placeholder="Please choose">
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
      </NativeSelect.Root>
    </Field>
  );
}
