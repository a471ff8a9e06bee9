import { chakra, useRecipe } from '@chakra-ui/react/styled-system';
import { ruledTableRecipe } from './RuledTable.recipe.ts';

/** A table of three columns; the first cell of a row names it. */
export interface RuledTableContent {
  readonly caption: string;
  readonly columns: readonly [string, string, string];
  readonly rows: readonly (readonly [string, string, string])[];
}

/**
 * A table that folds on narrow screens. The explicit roles keep it a table for assistive technology there, where
 * its rows are no longer displayed as table rows.
 */
export function RuledTable({ table: { caption, columns, rows } }: { table: RuledTableContent }) {
  const styles = useRecipe({ recipe: ruledTableRecipe })();
  return (
    <chakra.table css={styles} role="table">
      <chakra.caption srOnly>{caption}</chakra.caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, second, third]) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              {name}
            </th>
            <td role="cell" data-label={columns[1]}>
              {second}
            </td>
            <td role="cell" data-label={columns[2]}>
              {third}
            </td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
