import { classNames } from '#src/theme/class-names.ts';
import { unbroken } from '#src/theme/unbroken.ts';
import { visuallyHiddenRecipe } from '#src/theme/visually-hidden.recipe.ts';
import { ruledTableRecipe } from './RuledTable.recipe.ts';

/** A table of three columns; the first cell of a row names it. */
export interface RuledTableContent {
  readonly caption: string;
  readonly columns: readonly [string, string, string];
  readonly rows: readonly (readonly [string, string, string])[];
}

/**
 * A table that folds on narrow screens. There each cell shows the name of its column, so that nothing depends on a
 * browser keeping the table's semantics when its rows aren't displayed as rows.
 */
export function RuledTable({ table: { caption, columns, rows } }: { table: RuledTableContent }) {
  const styles = classNames(ruledTableRecipe);
  return (
    <table className={styles}>
      <caption className={classNames(visuallyHiddenRecipe)}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, second, third]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label={columns[1]}>{unbroken(second)}</td>
            <td data-label={columns[2]}>{unbroken(third)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
