import type { ConsentDefinition, NamedField } from '#shared/form-fields.ts';
import { legalUrls } from '#src/site/legal-urls.ts';
import styles from './Checkbox.module.css';
import { ErrorMessage, RequiredMark, useFieldAttributes } from './Field.tsx';

/** The checkbox is never preselected and never part of a draft. */
export function ConsentField({ field }: { field: NamedField<ConsentDefinition> }) {
  const { error, attributes } = useFieldAttributes(field);
  return (
    <div data-wide="">
      <label className={styles.choice} htmlFor={field.input}>
        <input {...attributes} className={styles.checkbox} type="checkbox" value={field.version} />
        <span>
          {`${field.label} `}
          {legalUrls.privacy && <a href={legalUrls.privacy}>Privacy Policy</a>}
          <RequiredMark />
        </span>
      </label>
      <ErrorMessage input={field.input}>{error}</ErrorMessage>
    </div>
  );
}
