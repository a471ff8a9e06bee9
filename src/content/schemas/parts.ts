/**
 * Parts of the schemas of `content/`. A schema gives a file's type, checks and form in the editor
 * (`scripts/build/editor/editor-config.ts`). `.meta()` comes last, but before `.optional()`.
 */
import * as z from 'zod';
import { anyDash } from './figure-text.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** The field's name, if it isn't the key in words. */
    readonly label?: string;
    readonly hint?: string;
    /** What the field takes, such as “a number of weeks”. */
    readonly expected?: string;
    /** Names of a choice's values. */
    readonly options?: Readonly<Record<string, string>>;
    /** In characters. */
    readonly limits?: { readonly min: number; readonly max: number };
    /** Other options of the editor's field (https://sveltiacms.app/en/docs/fields). */
    readonly editor?: Readonly<Record<string, unknown>>;
  }
}

/** Long dashes with spaces stay, because they separate clauses. */
const rangesInProse = new RegExp(
  String.raw`(?<!\d${anyDash}\d*)(?<=\d)(?:\s?[-\u2010-\u2013\u2212]\s?|--|[—―])(?=\$?\d+(?!\d*${anyDash}\d))`,
  'g',
);

/** Sets curved quotation marks and dashes. Numbers with several hyphens, such as CAS numbers, stay. */
export const typeset = (text: string) =>
  text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<![\p{L}\d])'([^']*)'(?![\p{L}\d])/gu, '‘$1’')
    .replaceAll(/(?<=[\p{L}\d])'|'(?=\d)/gu, '’')
    .replaceAll(/"([^"]*)"/g, '“$1”')
    .replaceAll('...', '…')
    .replaceAll(rangesInProse, '–')
    .replaceAll(' - ', ' – ')
    .replaceAll(/\s?--\s?/g, '—');

export const explainType = (expected: string) => (issue: { readonly input?: unknown }) =>
  issue.input === undefined ? 'is missing. Add it.' : `must be ${expected}. Correct it.`;

/** A token counts as one character. */
const countCharacters = (value: string) => value.replaceAll(/\{\{.*?\}\}/g, '0').length;

const limitText = (schema: z.ZodString, min: number, max: number) =>
  schema
    .refine((value) => countCharacters(value) >= min, {
      error: ({ input }) =>
        input === ''
          ? 'is empty. Write it.'
          : `has ${countCharacters(String(input))} characters, but needs ${min}. Write more.`,
    })
    .refine((value) => countCharacters(value) <= max, {
      error: ({ input }) =>
        `has ${countCharacters(String(input))} characters, but at most ${max} fit. Shorten it.`,
    })
    .meta({ limits: { min, max } });

const anyText = z.string({ error: explainType('text') });

/** @param max - in characters */
export const text = (max: number, min = 1) => limitText(anyText.overwrite(typeset), min, max);

/** A text that the specification quotes with straight apostrophes. */
export const quotedText = (max: number) => limitText(anyText, 1, max);

export const pattern = (format: RegExp, expected: string) =>
  z
    .string({ error: explainType(expected) })
    .regex(format, { error: `must be ${expected}. Correct it.` })
    .meta({ expected });

export const wholeNumber = (min: number, max: number) => {
  const error = explainType(`a whole number from ${min} to ${max}`);
  return z.int({ error }).min(min, { error }).max(max, { error });
};

export const yesOrNo = z.boolean({ error: explainType('true or false') });

/** @param options - values with their names in the editor */
export const choice = <const T extends string>(options: Readonly<Record<T, string>>) => {
  const values = Object.keys(options) as T[];
  return z.enum(values, { error: explainType(`one of ${values.join(', ')}`) }).meta({ options });
};

export const list = <T extends z.ZodType>(item: T, min: number, max: number) => {
  const count = min === max ? `${max}` : `${min} to ${max}`;
  const expected = `a list of ${count} ${max === 1 ? 'entry' : 'entries'}`;
  const error = (issue: { readonly input?: unknown }) =>
    Array.isArray(issue.input)
      ? `must be ${expected}. Correct it, or change the number in its schema.`
      : explainType(expected)(issue);
  return z.array(item, { error }).min(min, { error }).max(max, { error }).readonly();
};

export const entry = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has unknown fields: ${issue.keys.join(', ')}. Remove them, or correct their spelling.`
        : explainType('an object')(issue),
  });

const isWrapper = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional || schema instanceof z.ZodReadonly;

export const isOptional = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional;

/** Returns the schema of what is in the file. */
export function unwrap(schema: z.core.$ZodType): z.ZodType {
  if (isWrapper(schema)) return unwrap(schema.unwrap());
  if (schema instanceof z.ZodPipe) return unwrap(schema.in);
  return schema as z.ZodType;
}

export const readMeta = (schema: z.core.$ZodType): z.GlobalMeta => ({
  ...(isWrapper(schema) ? readMeta(schema.unwrap()) : {}),
  ...(schema instanceof z.ZodPipe ? readMeta(schema.in) : {}),
  ...(schema as z.ZodType).meta(),
});

/** Returns the schema's label, or the key in words. */
export function getLabel(key: string, schema: z.core.$ZodType): string {
  const words = key.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
  return readMeta(schema).label ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Formats a path as the editor shows it: "Results > 1 > Value". */
export function formatPath(path: readonly PropertyKey[], schema: z.core.$ZodType): string {
  const labels: string[] = [];
  let current: z.core.$ZodType | undefined = schema;
  for (const key of path) {
    const parent: z.core.$ZodType | undefined = current && unwrap(current);
    if (typeof key === 'number') {
      current = parent instanceof z.ZodArray ? parent.element : undefined;
      if (parent instanceof z.ZodTuple) current = parent.def.items[key];
      labels.push(`${key + 1}`);
    } else {
      current = parent instanceof z.ZodObject ? parent.shape[String(key)] : undefined;
      labels.push(current ? getLabel(String(key), current) : String(key));
    }
  }
  return labels.join(' > ');
}
