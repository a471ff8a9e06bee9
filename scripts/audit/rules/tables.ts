import { visibleText } from '#scripts/build/built-page.ts';
import type { PageRule, Violation } from '../audit-site.ts';

/** A cell and the rows and columns that it covers, counted from 0. */
interface Cell {
  readonly element: Element;
  readonly first: { readonly row: number; readonly column: number };
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

const spanOf = (element: Element, name: string) => Number(element.getAttribute(name)) || 1;
const numbersFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);
const isHeader = ({ element }: Cell) => element.nodeName === 'TH';

/** Lays the cells out as browsers do (HTML Standard, "Forming a table"). */
function cellsOf(table: Element): Cell[] {
  const taken = new Set<string>();
  return [...table.querySelectorAll('tr')].flatMap((line, row) => {
    let column = 0;
    return [...line.children].map((element) => {
      while (taken.has(`${row} ${column}`)) column++;
      const columns = numbersFrom(column, spanOf(element, 'colspan'));
      const rows = numbersFrom(row, spanOf(element, 'rowspan'));
      for (const y of rows) for (const x of columns) taken.add(`${y} ${x}`);
      return { element, first: { row, column }, rows, columns };
    });
  });
}

/** The number of the `colgroup` that each column belongs to; empty where the table has none. */
const columnGroupsOf = (table: Element) =>
  [...table.querySelectorAll('colgroup')].flatMap((group, number) => {
    const columns = [...group.children].map((column) => spanOf(column, 'span'));
    const width = columns.reduce((sum, span) => sum + span, 0) || spanOf(group, 'span');
    return numbersFrom(0, width).map(() => number);
  });

const isBelow = (cell: Cell, header: Cell) => cell.first.row > header.first.row;
const isAfter = (cell: Cell, header: Cell) => cell.first.column > header.first.column;

/** What a header cell's `scope` covers (HTML Standard, "Forming relationships between data cells and header cells"). */
const scopes: Readonly<
  Record<string, (header: Cell, cell: Cell, columnGroups: readonly number[]) => boolean>
> = {
  col: (header, cell) =>
    isBelow(cell, header) && cell.columns.some((column) => header.columns.includes(column)),
  row: (header, cell) => isAfter(cell, header) && cell.rows.some((row) => header.rows.includes(row)),
  // Without a `colgroup` element there is no group that it could cover.
  colgroup: (header, cell, groups) =>
    isBelow(cell, header) &&
    groups[cell.first.column] !== undefined &&
    groups[cell.first.column] === groups[header.first.column],
  rowgroup: (header, cell) =>
    isAfter(cell, header) && header.element.closest('tbody') === cell.element.closest('tbody'),
};

/** The header cells of a cell: those it names itself, otherwise those in whose scope it lies. */
function headersOf(cell: Cell, headers: readonly Cell[], columnGroups: readonly number[]): readonly Cell[] {
  const named = cell.element.getAttribute('headers');
  if (named) return headers.filter(({ element }) => element.id && named.split(/\s+/).includes(element.id));
  return headers.filter((header) =>
    scopes[header.element.getAttribute('scope') ?? '']?.(header, cell, columnGroups),
  );
}

function checkTable(table: Element): Violation[] {
  const cells = cellsOf(table);
  const headers = cells.filter(isHeader);
  const columnGroups = columnGroupsOf(table);
  const tied = cells.map((cell) => ({ cell, headers: headersOf(cell, headers, columnGroups) }));
  const used = new Set(tied.flatMap((either) => either.headers));
  const textOf = ({ element }: Cell) => `“${visibleText(element)}”`;
  return [
    ...tied
      .filter((data) => !isHeader(data.cell) && data.headers.length === 0)
      .map(({ cell }) => ({
        found: `the cell ${textOf(cell)} without a header`,
        fix: 'Give a header cell of its row or column a scope, or name its headers in the cell.',
      })),
    ...headers
      .filter((header) => !used.has(header))
      .map((header) => ({
        found: `the header cell ${textOf(header)}, which is no cell's`,
        fix: 'Give it scope="col" or "row"; scope="colgroup" needs colgroup elements.',
      })),
  ];
}

export const tableHeaders: PageRule = {
  name: 'table-headers',
  description: 'Every cell of a data table has a header cell, and every header cell has cells (WCAG 1.3.1)',
  check: ({ document }) =>
    [...document.querySelectorAll('table:not([role="presentation"], [role="none"])')].flatMap(checkTable),
};
