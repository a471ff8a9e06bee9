import type * as z from 'zod';
import { readFilledFile } from './content-files.ts';
import { withValues } from '#src/content/schemas/page.ts';
import { entry, list, text } from '#src/content/schemas/parts.ts';

const maxRows = 8;

const marked = (max: number) => text(max).meta({ hint: '[name] is blacked out, ~draft~ is struck out.' });

interface SheetDesign {
  /** Anchor, unique on the site. */
  readonly id: string;
  /** Phones stack the cells of fewer than five columns. */
  readonly columns: 2 | 3 | 4 | 5;
}

const sheet = ({ id, columns }: SheetDesign) =>
  withValues(
    { id },
    {
      title: text(40),
      document: text(30).meta({ hint: 'At the top of the sheet.' }),
      page: text(10).meta({ hint: 'At the top of the sheet.' }),
      about: marked(420).meta({ label: 'Introduction' }).exactOptional(),
      columns: list(text(25), columns, columns),
      rows: list(
        entry({
          name: marked(120),
          detail: marked(80).exactOptional(),
          cells: list(marked(columns === 5 ? 4 : 315), columns - 1, columns - 1),
        }),
        1,
        maxRows,
      ),
      note: text(105).meta({ hint: 'Beside the first row.' }).exactOptional(),
    },
  );

export type SamplePage = z.output<ReturnType<typeof sheet>>;

export const sample = (first: SheetDesign, second: SheetDesign) =>
  entry({
    first: sheet(first).meta({ label: 'First sheet' }),
    second: sheet(second).meta({ label: 'Second sheet' }),
  });

/** @param file - in `content/samples`, without its extension */
export function readSample(file: string, schema: ReturnType<typeof sample>) {
  const { first, second } = readFilledFile(`content/samples/${file}.json`, schema);
  return [first, second] as const;
}
