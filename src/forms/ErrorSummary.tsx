import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { type FormFields, inputName } from '#shared/form-fields.ts';
import type { FormErrors } from './state.ts';
import callout from './Callout.module.css';
import styles from './ErrorSummary.module.css';

const errorPrefix = 'Error: ';

/** Lists the errors, each as a link to its field, and takes focus when they appear (WCAG 2.2 3.3.1). */
export function ErrorSummary({ errors, fields }: { errors: FormErrors; fields: FormFields }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView();
    // Screen readers read the title first when the visitor comes back to the tab.
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
      // Screen readers don't announce corrected errors as they leave the list.
      aria-atomic={false}
      aria-labelledby="summary-title"
    >
      <h3 id="summary-title">Please fix the following</h3>
      <p>Not sent yet. Your answers are still here.</p>
      <ul role="list">
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            {name in fields ? <FieldLink input={inputName(fields, name)}>{message}</FieldLink> : message}
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
        goTo(event.currentTarget.closest('form'), input);
      }}
    >
      {children}
    </a>
  );
}

/** Focuses the first control of a field. A group of checkboxes has several. */
function goTo(form: HTMLFormElement | null, input: string) {
  const control = form?.querySelector<HTMLElement>(`[name="${input}"]`);
  control?.focus({ preventScroll: true });
  // Scrolls to the label too, which would otherwise be out of sight above the control.
  (control?.closest('fieldset') ?? control?.parentElement)?.scrollIntoView({ block: 'center' });
}
