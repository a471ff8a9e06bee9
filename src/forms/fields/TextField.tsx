import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import { clsx } from 'clsx';
import { type FormEvent, useEffect, useState } from 'react';
import {
  type LineDefinition,
  measureText,
  type NamedField,
  type TextAreaDefinition,
  formatTooLongMessage,
} from '#shared/form-fields.ts';
import text from '#src/theme/text.module.css';
import styles from './Field.module.css';
import { Field, useFieldAttributes } from './Field.tsx';

/** The input has no `maxlength`, which would silently cut off pasted text. */
export function TextField({ field }: { field: NamedField<LineDefinition> }) {
  const { onInput, count, problem } = useLiveCount(field);
  const { error, attributes } = useFieldAttributes(field, problem);
  return (
    <Field field={field} error={error}>
      <Input
        {...attributes}
        unstyled
        className={styles.control}
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

export function TextArea({ field }: { field: NamedField<TextAreaDefinition> }) {
  const { onInput, count, problem } = useLiveCount(field);
  const { error, attributes } = useFieldAttributes(field, problem);
  return (
    <Field isWide field={field} error={error}>
      <Textarea
        {...attributes}
        unstyled
        className={clsx(styles.control, styles.textArea, field.isShort && styles.short)}
        onInput={onInput}
      />
      {count}
    </Field>
  );
}

/** Screen readers announce the count after this pause in typing. */
const announcementDelayMs = 1000;

const noText = { count: 0, limit: 0 };

/** Counts only near the limit, because each count re-renders the field. */
function useLiveCount(field: NamedField<LineDefinition | TextAreaDefinition>) {
  const [{ count, limit }, setLength] = useState(noText);
  return {
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const typed = measureText(field, currentTarget.value.trim());
      setLength(typed.count > typed.limit - Math.min(200, typed.limit * 0.1) ? typed : noText);
    },
    count: count > 0 && <LiveCount left={limit - count} />,
    problem: count > limit ? formatTooLongMessage(limit) : undefined,
  };
}

const formatCharacterCount = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

function LiveCount({ left }: { left: number }) {
  const message = left < 0 ? `${formatCharacterCount(-left)} too many` : `${formatCharacterCount(left)} left`;
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setAnnounced(message), announcementDelayMs);
    return () => window.clearTimeout(timer);
  }, [message]);
  return (
    <>
      <p className={styles.count} data-over={left < 0 ? '' : undefined} aria-hidden>
        {message}
      </p>
      <p role="status" className={text.srOnly}>
        {announced}
      </p>
    </>
  );
}
