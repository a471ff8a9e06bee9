import { Field as ChakraField } from '@chakra-ui/react/field';
import { createContext, type ReactNode, useContext } from 'react';
import type { NamedField } from '#shared/form-fields.ts';
import type { FormErrors } from '../state.ts';
import styles from './Field.module.css';

export const FormErrorsContext = createContext<FormErrors>({});

const getHintId = (input: string) => `${input}-hint`;
const getErrorId = (input: string) => `${input}-error`;
export const getFileTypesId = (input: string) => `${input}-types`;

/** Connects a control with its hint and message, including without JavaScript (WCAG 2.2 1.3.1, 3.3.1). */
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

/** The mark is hidden from screen readers, because they announce `required`. */
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

/** This isn't a live region, because focus goes to the error summary. */
export function ErrorMessage({ input, children }: { input: string; children: string | undefined }) {
  return (
    children && (
      <p className={styles.error} id={getErrorId(input)}>
        {children}
      </p>
    )
  );
}

/** The message is last, so that it doesn't move the control. */
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
