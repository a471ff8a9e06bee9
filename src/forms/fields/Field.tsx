import { Field as ChakraField } from '@chakra-ui/react/field';
import { createContext, type ReactNode, useContext } from 'react';
import type { NamedField } from '#shared/form-fields.ts';
import type { FormErrors } from '../state.ts';
import styles from './Field.module.css';

/** The message of each wrong field, by name. */
export const FormErrorsContext = createContext<FormErrors>({});

const hintId = (input: string) => `${input}-hint`;
const errorId = (input: string) => `${input}-error`;
export const fileTypesId = (input: string) => `${input}-kinds`;

/** The attributes that connect a control with its hint and message, even without JavaScript (WCAG 2.2 1.3.1, 3.3.1). */
export function useFieldAttributes(
  { name, input, hint, fileTypes, required }: NamedField,
  ownError?: string,
) {
  const errors = useContext(FormErrorsContext);
  const error = ownError ?? errors[name];
  const describedBy = [hint && hintId(input), error && errorId(input), fileTypes && fileTypesId(input)]
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

/** The visible "*" of a native control, hidden from assistive technology, which reads `required`. */
export function RequiredMark() {
  return (
    <span aria-hidden className={styles.requiredMark}>
      {' '}
      *
    </span>
  );
}

/** The hint of a native control. */
export function Hint({ input, children }: { input: string; children: ReactNode }) {
  return (
    <p className={styles.hint} id={hintId(input)}>
      {children}
    </p>
  );
}

/** The message of a native control. */
export function ErrorMessage({ input, children }: { input: string; children: string | undefined }) {
  return (
    children && (
      <p className={styles.error} id={errorId(input)}>
        {children}
      </p>
    )
  );
}

/**
 * Label, hint, control and message of one field. The message is last, so that it never moves the control. Chakra's field
 * gets the ids of the prerendered page. It has no role and its message is no live region, because focus goes to the
 * summary of all messages.
 */
export function Field({
  field: { input, label, hint, required },
  error,
  wide,
  children,
}: {
  field: NamedField;
  error: string | undefined;
  /** Whether the field spans the whole width of its group. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <ChakraField.Root
      unstyled
      id={input}
      ids={{ label: `${input}-label`, helperText: hintId(input), errorText: errorId(input) }}
      role="presentation"
      invalid={error !== undefined}
      required={required !== undefined}
      data-wide={wide ? '' : undefined}
    >
      <ChakraField.Label className={styles.label}>
        {label}
        <ChakraField.RequiredIndicator className={styles.requiredMark} fallback={<small> (optional)</small>}>
          {' *'}
        </ChakraField.RequiredIndicator>
      </ChakraField.Label>
      {hint && (
        <ChakraField.HelperText asChild className={styles.hint}>
          <p>{hint}</p>
        </ChakraField.HelperText>
      )}
      {children}
      <ChakraField.ErrorText asChild className={styles.error} aria-live="off">
        <p>{error}</p>
      </ChakraField.ErrorText>
    </ChakraField.Root>
  );
}
