import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { type FormFields, getInputName } from '#src/inquiry/form-fields.ts';
import type { FormErrors } from './status.ts';
import callout from './Callout.module.css';
import styles from './ErrorSummary.module.css';

const errorPrefix = 'Error: ';

/** Takes focus when it appears (WCAG 2.2 3.3.1). */
export function ErrorSummary({ errors, fields }: { errors: FormErrors; fields: FormFields }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView();
    // Screen readers read it when the visitor returns to the tab.
    document.title = `${errorPrefix}${document.title}`;
    return () => {
      document.title = document.title.replace(errorPrefix, '');
    };
  }, []);
  return (
    <div
      ref={summary}
      className={clsx(callout.root, callout.failure, styles.root)}
      tabIndex={-1}
      role="alert"
      // Otherwise, screen readers repeat the list after each correction.
      aria-atomic={false}
      aria-labelledby="summary-title"
    >
      <h3 id="summary-title">Please fix the following</h3>
      <p>Not sent yet. Your answers are still here.</p>
      <ul role="list">
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            {name in fields ? <FieldLink input={getInputName(fields, name)}>{message}</FieldLink> : message}
          </li>
        ))}
      </ul>
    </div>
  );
}

function FieldLink({ input, children }: { input: string; children: string }) {
  return (
    <a
      href={`#${input}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(event.currentTarget.closest('form'), input);
      }}
    >
      {children}
    </a>
  );
}

function focusField(form: HTMLFormElement | null, input: string) {
  const control = form?.querySelector<HTMLElement>(`[name="${input}"]`);
  control?.focus({ preventScroll: true });
  // Scrolls the label into view too.
  (control?.closest('fieldset[id]') ?? control?.parentElement)?.scrollIntoView({ block: 'center' });
}
