import { Input } from '@chakra-ui/react/input';
import { type LineDefinition, maximumLength, type Named } from '#shared/form-fields.ts';
import { Field, useFieldAttributes } from './Field.tsx';
import { useLiveCount } from './use-live-count.tsx';

/**
 * One line of text. Without `maxlength`, which would silently cut off pasted text; count and check tell the visitor.
 */
export function TextField({ field }: { field: Named<LineDefinition> }) {
  const { error, attributes } = useFieldAttributes(field);
  const { onInput, count } = useLiveCount(maximumLength(field));
  return (
    <Field field={field} error={error}>
      <Input
        {...attributes}
        type={field.kind}
        inputMode={field.kind === 'text' ? undefined : field.kind}
        autoComplete={field.autocomplete}
        autoCapitalize={field.autocapitalize}
        spellCheck={field.kind === 'email' ? false : undefined}
        onInput={onInput}
      />
      {count}
    </Field>
  );
}
