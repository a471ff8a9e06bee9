import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { Field, type FieldProps, useFieldAttributes } from './Field.tsx';
import { useLiveCount } from './LiveCount.tsx';

interface TextFieldProps extends FieldProps {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'email' | 'tel';
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: 'words' | 'none';
}

/** One line of text. No `maxlength`: it would cut off what is pasted without a word; the count and the check speak. */
export function TextField({
  type = 'text',
  inputMode,
  autoComplete,
  autoCapitalize,
  ...field
}: TextFieldProps) {
  const { error, attributes } = useFieldAttributes(field);
  const { onInput, count } = useLiveCount(field.name);
  return (
    <Field field={field} error={error}>
      <input
        {...attributes}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize={autoCapitalize}
        spellCheck={type === 'email' ? false : undefined}
        onInput={onInput}
      />
      {count}
    </Field>
  );
}
