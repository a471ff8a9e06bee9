import type { ReactNode } from 'react';
import type { Named } from '#shared/form-fields.ts';
import { useFormErrors } from '../form-errors.ts';

/** What ties a control to its hint and message (WCAG 2.2 1.3.1, 3.3.1). */
export function useFieldAttributes({ name, input, hint, required }: Named, ownError?: string) {
  const errors = useFormErrors();
  const error = ownError ?? errors[name];
  const describedBy = [hint && `${input}-hint`, error && `${input}-error`].filter(Boolean).join(' ');
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

/** "*" for eyes; what assistive technology says comes from the control's `required`. */
export function RequiredMark() {
  return <b aria-hidden> *</b>;
}

export function Hint({ input, children }: { input: string; children: ReactNode }) {
  return (
    <p data-hint="" id={`${input}-hint`}>
      {children}
    </p>
  );
}

export function ErrorMessage({ input, children }: { input: string; children: string | undefined }) {
  return (
    children && (
      <p data-error="" id={`${input}-error`}>
        {children}
      </p>
    )
  );
}

/** Label, hint, control and message of one field; the message is last, so that it never moves the control. */
export function Field({
  field,
  error,
  wide,
  children,
}: {
  field: Named;
  error: string | undefined;
  /** Takes the whole width of the group. */
  wide?: boolean;
  children: ReactNode;
}) {
  const { input, label, hint, required } = field;
  return (
    <div data-wide={wide ? '' : undefined}>
      <label data-label="" htmlFor={input}>
        {label}
        {required ? <RequiredMark /> : <small> (optional)</small>}
      </label>
      {hint && <Hint input={input}>{hint}</Hint>}
      {children}
      <ErrorMessage input={input}>{error}</ErrorMessage>
    </div>
  );
}
