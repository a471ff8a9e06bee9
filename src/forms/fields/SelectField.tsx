import { NativeSelect } from '@chakra-ui/react/native-select';
import type { SelectDefinition, NamedField } from '#shared/form-fields.ts';
import styles from './Field.module.css';
import { Field, useFieldAttributes } from './Field.tsx';

/** The native control works best on phones and with screen readers. */
export function SelectField({ field }: { field: NamedField<SelectDefinition> }) {
  const { error, attributes } = useFieldAttributes(field);
  return (
    <Field field={field} error={error}>
      <NativeSelect.Root unstyled>
        <NativeSelect.Field
          {...attributes}
          className={`${styles.control} ${styles.select}`}
          placeholder="Please choose"
        >
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
