import { Textarea } from '@chakra-ui/react/textarea';
import { maximumLength, type Named, type TextAreaDefinition } from '#shared/form-fields.ts';
import { Field, useFieldAttributes } from './Field.tsx';
import { useLiveCount } from './use-live-count.tsx';

/** Several lines of text, growing with the text. */
export function TextArea({ field }: { field: Named<TextAreaDefinition> }) {
  const { error, attributes } = useFieldAttributes(field);
  const { onInput, count } = useLiveCount(maximumLength(field));
  return (
    <Field wide field={field} error={error}>
      <Textarea {...attributes} size={field.short ? 'sm' : 'md'} onInput={onInput} />
      {count}
    </Field>
  );
}
