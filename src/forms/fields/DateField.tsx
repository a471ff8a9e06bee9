import { Input } from '@chakra-ui/react/input';
import { useEffect, useRef } from 'react';
import type { DateDefinition, NamedField } from '#shared/form-fields.ts';
import styles from './Field.module.css';
import { Field, useFieldAttributes } from './Field.tsx';
import { getToday } from './today.ts';

/** The browser sets today's date, because the page was built earlier and in another time zone. */
export function DateField({ field }: { field: NamedField<DateDefinition> }) {
  const { error, attributes } = useFieldAttributes(field);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.min = getToday();
  }, []);
  return (
    <Field field={field} error={error}>
      <Input
        {...attributes}
        ref={input}
        unstyled
        className={styles.control}
        type="date"
        onFocus={(event) => (event.currentTarget.min = getToday())}
      />
    </Field>
  );
}
