import { visibleText } from '#scripts/build/built-page.ts';
import type { PageRule } from '../audit-site.ts';

const dataTables = 'table:not([role="presentation"], [role="none"])';

/**
 * Alfa checks in the browser that these scopes give every cell a header, and every header a cell
 * (`e2e/accessibility/alfa.spec.ts`).
 */
export const tableHeaders: PageRule = {
  name: 'table-headers',
  description: 'Every data table has header cells, each with the scope of what it names (WCAG 1.3.1)',
  check: ({ document }) => [
    ...[...document.querySelectorAll(dataTables)]
      .filter((table) => !table.querySelector('th'))
      .map((table) => ({
        found: `a table without header cells: “${visibleText(table)}”`,
        fix: 'Make the cells that name its rows or columns th, each with a scope.',
      })),
    ...[...document.querySelectorAll('th:not([scope])')].map((header) => ({
      found: `the header cell “${visibleText(header)}” without a scope`,
      fix: 'Give it scope="col" or "row"; scope="colgroup" needs colgroup elements.',
    })),
  ],
};
