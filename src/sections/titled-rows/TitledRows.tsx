import type { TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
import { titledRowsRecipe } from './TitledRows.recipe.ts';

/** Titled paragraphs as ruled rows: the title on the left, its text on the right. */
export function TitledRows({ rows }: { rows: readonly TitledText[] }) {
  return (
    <div className={classNames(titledRowsRecipe)}>
      {rows.map(({ title, text }) => (
        <div key={title}>
          <h3>{unbrokenHeading(title)}</h3>
          <p>{unbroken(text)}</p>
        </div>
      ))}
    </div>
  );
}
