import { useEffect, useRef } from 'react';
import { type FormFields, inputName } from '#shared/form-fields.ts';
import { classNames } from '#src/theme/class-names.ts';
import type { FormErrors } from '../form-errors.ts';
import { inquiryFormRecipe } from '../InquiryForm.recipe.ts';

/** Lists the errors, each as a link to its field, and takes focus when it appears (WCAG 2.2 3.3.1). */
export function ErrorSummary({
  errors,
  fields,
  form,
}: {
  errors: FormErrors;
  fields: FormFields;
  form: HTMLFormElement;
}) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView();
  }, [errors]);
  // An inquiry may be refused although no field is wrong.
  if (Object.keys(errors).length === 0) return null;
  return (
    <div
      ref={summary}
      className={classNames(inquiryFormRecipe).summary}
      tabIndex={-1}
      role="alert"
      aria-labelledby="summary-title"
    >
      <h3 id="summary-title">There is a problem</h3>
      <ul role="list">
        {Object.entries(errors).map(([field, message]) => {
          const control = findControl(form, inputName(fields, field));
          return (
            <li key={field}>
              {control ? (
                <a
                  href={`#${control.id || control.name}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(control);
                  }}
                >
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The first control of a field. A group of checkboxes has several. */
function findControl(form: HTMLFormElement, input: string): HTMLInputElement | undefined {
  return [...form.elements].find(
    (element): element is HTMLInputElement => 'name' in element && element.name === input,
  );
}

function goTo(control: HTMLInputElement) {
  control.focus({ preventScroll: true });
  // Scrolls to the label too, which would otherwise be out of sight above the control.
  (control.closest('fieldset') ?? control.parentElement)?.scrollIntoView({ block: 'center' });
}
