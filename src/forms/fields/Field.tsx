import type { ReactNode } from 'react';
import { useFormErrors } from '../form-errors.ts';
import { payloadField } from './input-names.ts';

export interface FieldProps {
  /** The input's name and id. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  /** Takes the whole width of the group. */
  readonly wide?: boolean | undefined;
}

/** What ties a control to its hint and message (WCAG 2.2 1.3.1, 3.3.1). */
export function useFieldAttributes({ name, hint, required }: FieldProps, ownError?: string) {
  const errors = useFormErrors();
  const error = ownError ?? errors[payloadField(name)];
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return {
    error,
    attributes: {
      id: name,
      name,
      required,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    } as const,
  };
}

/** "*" for eyes; what assistive technology says comes from the control's `required`. */
export function RequiredMark() {
  return <b aria-hidden> *</b>;
}

export function Hint({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p data-hint="" id={`${name}-hint`}>
      {children}
    </p>
  );
}

export function ErrorMessage({ name, children }: { name: string; children: string | undefined }) {
  return (
    children && (
      <p data-error="" id={`${name}-error`}>
        {children}
      </p>
    )
  );
}

/** Label, hint, control and message of one field; the message is last, so that it never moves the control. */
export function Field({
  field,
  error,
  children,
}: {
  field: FieldProps;
  error: string | undefined;
  children: ReactNode;
}) {
  const { name, label, hint, required, wide } = field;
  return (
    <div data-wide={wide ? '' : undefined}>
      <label data-label="" htmlFor={name}>
        {label}
        {required ? <RequiredMark /> : <small> (optional)</small>}
      </label>
      {hint && <Hint name={name}>{hint}</Hint>}
      {children}
      <ErrorMessage name={name}>{error}</ErrorMessage>
    </div>
  );
}
