import { Field, type FieldProps, useFieldAttributes } from './Field.tsx';
import { useLiveCount } from './LiveCount.tsx';

/** Several lines of text; grows with what is written. */
export function TextArea({ short, ...field }: FieldProps & { readonly short?: boolean }) {
  const { error, attributes } = useFieldAttributes(field);
  const { onInput, count } = useLiveCount(field.name);
  return (
    <Field field={{ wide: true, ...field }} error={error}>
      <textarea {...attributes} data-short={short ? '' : undefined} onInput={onInput} />
      {count}
    </Field>
  );
}
