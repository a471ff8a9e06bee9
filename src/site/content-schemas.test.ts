import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { caseSchema, figuresSchema, personSchema, redirectsSchema } from './content-schemas.ts';
import { disciplines } from './disciplines.ts';

/** A field of the editor (https://sveltiacms.app/en/docs/fields). */
interface Field {
  readonly name: string;
  readonly widget: 'boolean' | 'image' | 'list' | 'number' | 'object' | 'select' | 'string' | 'text';
  readonly required?: boolean;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly pattern?: readonly [pattern: string, message: string];
  readonly minlength?: number;
  readonly maxlength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly field?: Field;
  readonly fields?: readonly Field[];
}

interface Form {
  readonly name: string;
  readonly fields: readonly Field[];
}

const { collections, singletons } = parse(readFileSync('editor/config.yml', 'utf8')) as {
  readonly collections: readonly Form[];
  readonly singletons: readonly Form[];
};

/** Describes what a field accepts, such as `string, 20 to 600`. */
type Description = string | readonly Description[] | { readonly [name: string]: Description };

const describeRange = (kind: string, min: number | undefined, max: number | undefined) =>
  `${kind}, ${min ?? 0} to ${max ?? 'any'}`;

function describeFields(fields: readonly Field[]): Description {
  return Object.fromEntries(
    fields.map((field) => [`${field.name}${field.required === false ? '?' : ''}`, describeField(field)]),
  );
}

function describeField({
  widget,
  options,
  pattern,
  minlength,
  maxlength,
  min,
  max,
  field,
  fields,
}: Field): Description {
  if (options) return options.map(({ value }) => value).join(' or ');
  if (widget === 'list')
    return [describeRange('list', min, max), field ? describeField(field) : describeFields(fields!)];
  if (fields) return describeFields(fields);
  if (widget === 'number') return describeRange('number', min, max);
  if (widget === 'boolean') return 'boolean';
  return pattern ? `string, ${pattern[0]}` : describeRange('string', minlength ?? 1, maxlength);
}

function describeSchema(schema: z.core.JSONSchema.BaseSchema): Description {
  const { type, properties, required = [], prefixItems, items, minItems, maxItems } = schema;
  if (schema.enum) return schema.enum.join(' or ');
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        `${name}${required.includes(name) ? '' : '?'}`,
        describeSchema(property as z.core.JSONSchema.BaseSchema),
      ]),
    );
  if (prefixItems)
    return [
      describeRange('list', prefixItems.length, prefixItems.length),
      describeSchema(prefixItems[0] as z.core.JSONSchema.BaseSchema),
    ];
  if (type === 'array')
    return [describeRange('list', minItems, maxItems), describeSchema(items as z.core.JSONSchema.BaseSchema)];
  if (type === 'integer') return describeRange('number', schema.minimum, schema.maximum);
  if (type === 'boolean') return 'boolean';
  return schema.pattern
    ? `string, ${schema.pattern.replaceAll(String.raw`\/`, '/')}`
    : describeRange('string', schema.minLength, schema.maxLength);
}

test.each([
  ['people', personSchema],
  ['cases', caseSchema],
  ['figures', figuresSchema],
  ['redirects', redirectsSchema],
])('the editor has the fields of %s, in the same order and with the same limits', (name, schema) => {
  const form = [...collections, ...singletons].find((entry) => entry.name === name);
  const described = describeFields(form?.fields ?? []);
  const expected = describeSchema(z.toJSONSchema(schema, { io: 'input' }));
  expect(JSON.stringify(described, null, 1)).toBe(JSON.stringify(expected, null, 1));
});

test('the editor describes each figure as the build does, with an example that it accepts', () => {
  const compare = (fields: readonly Field[], schemas: Readonly<Record<string, z.ZodType>>) => {
    for (const { name, pattern, fields: parts = [] } of fields) {
      const schema = schemas[name]!;
      if (schema instanceof z.ZodObject) compare(parts, schema.shape);
      if (!pattern) continue;
      const [format, message] = pattern;
      const problem = schema.safeParse('').error?.issues[0]?.message;
      expect(message).toBe(problem?.replace(/^must be (.*) Correct it\.$/, 'Enter $1'));
      expect(/such as “(.*?)”/.exec(message)?.[1]).toMatch(new RegExp(format));
    }
  };
  compare(singletons.find(({ name }) => name === 'figures')!.fields, figuresSchema.shape);
});

test('the editor names the disciplines as the pages do', () => {
  const field = collections
    .find(({ name }) => name === 'people')
    ?.fields.find(({ name }) => name === 'discipline');
  expect(field?.options).toEqual(
    Object.entries(disciplines).map(([value, { name }]) => ({ value, label: name })),
  );
});
