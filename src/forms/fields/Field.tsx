import { Field as ChakraField } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Textarea } from '@chakra-ui/react/textarea';
import { clsx } from 'clsx';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  type DateDefinition,
  formatTooLongMessage,
  type LineDefinition,
  measureText,
  type NamedField,
  type SelectDefinition,
  type TextAreaDefinition,
} from '#src/inquiry/form-fields.ts';
import text from '#src/theme/text.module.css';
import type { FormErrors } from '../status.ts';
import styles from './Field.module.css';
import { getToday } from './today.ts';

export const FormErrorsContext = createContext<FormErrors>({});

const getHintId = (input: string) => `${input}-hint`;
const getErrorId = (input: string) => `${input}-error`;
export const getFileTypesId = (input: string) => `${input}-types`;

/** Connects a control with its hint and message (WCAG 2.2 1.3.1, 3.3.1). */
export function useFieldAttributes(
  { name, input, hint, fileTypes, required }: NamedField,
  liveError?: string,
) {
  const errors = useContext(FormErrorsContext);
  const error = liveError ?? errors[name];
  const describedBy = [
    hint && getHintId(input),
    error && getErrorId(input),
    fileTypes && getFileTypesId(input),
  ]
    .filter(Boolean)
    .join(' ');
  return {
    error,
    attributes: {
      id: input,
      name: input,
      required: required ? true : undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    } as const,
  };
}

/** Screen readers announce `required`. */
export function RequiredMark() {
  return (
    <span aria-hidden className={styles.requiredMark}>
      {' '}
      *
    </span>
  );
}

export function Hint({ input, children }: { input: string; children: ReactNode }) {
  return (
    <p className={styles.hint} id={getHintId(input)}>
      {children}
    </p>
  );
}

/** Not a live region, because focus goes to the error summary. */
export function ErrorMessage({ input, children }: { input: string; children: string | undefined }) {
  return (
    children && (
      <p className={styles.error} id={getErrorId(input)}>
        {children}
      </p>
    )
  );
}

/** The message comes last, so that it doesn't move the control. */
export function Field({
  field: { input, label, hint, required },
  error,
  isWide,
  children,
}: {
  field: NamedField;
  error: string | undefined;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <ChakraField.Root
      unstyled
      id={input}
      ids={{ label: `${input}-label` }}
      role="presentation"
      invalid={error !== undefined}
      required={required !== undefined}
      data-wide={isWide ? '' : undefined}
    >
      <ChakraField.Label className={styles.label}>
        {label}
        <ChakraField.RequiredIndicator className={styles.requiredMark} fallback={<small> (optional)</small>}>
          {' *'}
        </ChakraField.RequiredIndicator>
      </ChakraField.Label>
      {hint && <Hint input={input}>{hint}</Hint>}
      {children}
      <ErrorMessage input={input}>{error}</ErrorMessage>
    </ChakraField.Root>
  );
}

/** Native controls work best on phones and with screen readers. */
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

/** The browser sets the minimum, because the page was built earlier. */
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

/** No `maxlength`, which would silently cut off pasted text. */
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

/** Pause in typing before screen readers announce the count. */
const announcementDelayMs = 1000;

const noText = { count: 0, limit: 0 };

/** Counts only near the limit, to avoid re-renders. */
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
