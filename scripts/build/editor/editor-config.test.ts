import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { textFiles } from '../content/text-files.ts';
import { unwrap } from '#src/content/schemas/parts.ts';

/** Sorts the keys as the schema does. */
function sort(value: unknown, schema: z.core.$ZodType): unknown {
  const part = unwrap(schema);
  if (part instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => sort(item, part.element));
  if (!(part instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const values = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(part.shape)
      .filter(([key]) => key in values)
      .map(([key, item]) => [key, sort(values[key], item)]),
  );
}

test.each(textFiles)('saving $file in the editor changes only what was edited', async ({ file, module }) => {
  const { schema } = (await import(`../../../${module}`)) as { readonly schema: z.ZodType };
  const text = readFileSync(file, 'utf8');
  expect(`${JSON.stringify(sort(JSON.parse(text), schema), null, 2)}\n`).toBe(text);
});
