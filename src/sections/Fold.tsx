import type { ReactNode } from 'react';
import { classNames } from '#src/theme/class-names.ts';
import { foldRecipe } from './Fold.recipe.ts';

/**
 * What a narrow screen shows on demand, and a wide one at once: a native `details`, which find-in-page and links to
 * anchors open.
 *
 * @param summary - names the button of narrow screens.
 * @param coversRow - makes the row above the button; the fold then stands in a grid whose first cells are that row.
 */
export function Fold({
  summary,
  coversRow = false,
  className = '',
  children,
}: {
  summary: string;
  coversRow?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details
      className={`${classNames(foldRecipe)} ${className}`.trim()}
      data-row={coversRow ? '' : undefined}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
