import type { FormFields } from '#shared/form-fields.ts';
import { refusalAnchor } from '#shared/function-api.ts';

/**
 * Says why a form posted without JavaScript was refused. It is part of every form, and is shown instead of it if the
 * address names a cause: the function redirects there if it can't answer with a page of its own.
 */
export function RefusedPanel({ fields, className }: { fields: FormFields; className: string }) {
  return (
    <div className={className}>
      <b>This has not been sent yet</b>
      {Object.entries(fields).map(([name, field]) => (
        <p key={name} id={refusalAnchor(name)}>
          Please check “{field.label}”{'message' in field && field.message && `: ${field.message}`}.
        </p>
      ))}
      <p id={refusalAnchor('later')}>Please send it again in a few minutes.</p>
      <p id={refusalAnchor('other')}>Please send it again, or write to us.</p>
      <p>Go back: everything you wrote is there.</p>
    </div>
  );
}
