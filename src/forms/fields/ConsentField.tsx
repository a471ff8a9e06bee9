import type { ConsentDefinition, Named } from '#shared/form-fields.ts';
import { classNames } from '#src/theme/class-names.ts';
import { checkboxRecipe } from '#src/theme/recipes/checkbox.recipe.ts';
import { provider } from '#src/site/provider.ts';
import { ErrorMessage, RequiredMark, useFieldAttributes } from './Field.tsx';

/** The visitor's consent. Never given by default, and never kept in a draft. */
export function ConsentField({ field }: { field: Named<ConsentDefinition> }) {
  const { error, attributes } = useFieldAttributes(field);
  const styles = classNames(checkboxRecipe);
  return (
    <div data-wide="">
      <label className={styles.root} htmlFor={field.input}>
        <input {...attributes} className={styles.control} type="checkbox" value={field.version} />
        <span>
          {`${field.label} `}
          {provider.privacyUrl && <a href={provider.privacyUrl}>Privacy Policy</a>}
          <RequiredMark />
        </span>
      </label>
      <ErrorMessage input={field.input}>{error}</ErrorMessage>
    </div>
  );
}
