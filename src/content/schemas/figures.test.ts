import { expect, test } from 'vitest';
import * as z from 'zod';
import { figuresSchema } from './figures.ts';
import { readMeta, unwrap } from './parts.ts';

function listExamples(key: string, schema: z.core.$ZodType): [string, string, z.core.$ZodType][] {
  const part = unwrap(schema);
  if (part instanceof z.ZodObject)
    return Object.entries(part.shape).flatMap(([name, value]) => listExamples(`${key} ${name}`, value));
  const example = /such as “(.*?)”/.exec(readMeta(schema).expected ?? '')?.[1];
  return example === undefined ? [] : [[key, example, schema]];
}

test.each(listExamples('', figuresSchema))('the figure%s accepts its example, “%s”', (_, example, schema) => {
  expect(z.safeParse(schema, example).success).toBe(true);
});
