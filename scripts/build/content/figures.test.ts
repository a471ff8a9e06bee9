import type NodeFs from 'node:fs';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { figuresSchema } from '#src/content/schemas/figures.ts';
import { storedInquiry } from '../../../supabase/tests/stored-inquiry.ts';
import { testConfiguration } from '../../../supabase/tests/test-configuration.ts';

const combine = (...parts: readonly (readonly string[])[]) =>
  parts.reduce<readonly string[]>(
    (beginnings, ends) => beginnings.flatMap((beginning) => ends.map((end) => beginning + end)),
    [''],
  );

const prefixes = '|about |in |over |under |up to |within |Week |Weeks ';
const numbers = '1|8|11–18|30|30–45|180';
const units = `|%|-minute|-day|-week|-month|-day delay|-week delay| years|+ years| hour| hours| business day\
| business days| day| days| week| weeks| month| months| vendor| vendors|+ vendors| vendor option| vendor options\
| specialized CDMO| specialized CDMOs`;
const credits = 'creditable|fully creditable|80% creditable toward the next engagement';

/** What an owner might enter. Each figure takes the values that its schema accepts. */
const candidates: readonly (string | number)[] = [
  ...combine(prefixes.split('|'), numbers.split('|'), units.split('|')),
  ...credits.split('|'),
  ...'Ongoing|monthly|quarterly|ongoing|add-on|optional|on request'.split('|'),
  0,
  100,
  1000,
  8000,
  18_000,
  10_000_000,
];

const setCount = 30;

/** Creates figures of values that their schemas accept: the first values in set 0, the last ones in the last set. */
function createFigures(schema: z.core.$ZodType, set: number, key?: string): unknown {
  if (key === 'name') return 'CMC';
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => createFigures(item, set));
  if (schema instanceof z.ZodObject) {
    const parts = Object.entries<z.core.$ZodType>(schema.shape);
    return Object.fromEntries(parts.map(([name, part]) => [name, createFigures(part, set, name)]));
  }
  const accepted = candidates.filter((value) => z.safeParse(schema, value).success);
  // In odd sets, the price is a range.
  const position = key === 'maximum' && set % 2 === 1 ? setCount - 1 : set;
  return accepted[Math.floor((position * accepted.length) / setCount)];
}

const figures = vi.hoisted(() => ({ current: undefined as unknown }));

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof NodeFs>();
  return {
    ...original,
    readFileSync: (...parameters: Parameters<typeof original.readFileSync>) =>
      figures.current && String(parameters[0]).endsWith('content/figures.json')
        ? JSON.stringify(figures.current)
        : original.readFileSync(...parameters),
  };
});

const contentModules = import.meta.glob<object>([
  '../../../pages/**/content.ts',
  '../../../src/content/values/samples/*.ts',
]);

/** Evaluates the modules that build sentences with figures, and collects their texts. */
async function collectTexts(set: number): Promise<readonly string[]> {
  figures.current = createFigures(figuresSchema, set);
  vi.resetModules();
  vi.doMock('../../../content/figures.json', () => ({ default: figures.current }));
  const { createLlmsText } = await import('#scripts/build/host/llms.ts');
  const { composeConfirmation } = await import('#function/mail/confirmation.ts');
  const modules = await Promise.all([
    ...Object.values(contentModules).map((load) => load()),
    import('#src/content/values/cases.ts'),
    import('#src/site/routes.ts'),
  ]);
  return [
    ...readTexts(modules),
    createLlmsText(),
    composeConfirmation(storedInquiry, testConfiguration()).text,
  ];
}

/** Reads a figure and its label as one text. */
function readTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if ('value' in value && 'label' in value && typeof value.value === 'string')
    return [`${value.value} ${String(value.label)}`];
  return Object.values(value).flatMap(readTexts);
}

const mistakes: readonly RegExp[] = [
  /\b(\p{L}+(?: \p{L}+)?) \1\b/iu,
  /undefined|NaN|\[object/,
  /\ba (?:8|1[18]\b)|\ban (?!8|1[18]\b)\d/i,
  /(?<![\d–.,])1 (?:\p{L}+ )?(?:hour|day|week|month|year|vendor|option|CDMO)s\b/u,
  /(?:[2-9]|\d\d)\+? (?:business )?(?:hour|day|week|month|year)\b/,
  /Between (\S+) and \1\b/,
  / {2}|\.\.| [.,]/,
];

test.each(Array.from({ length: setCount }, (_, set) => set))(
  'every sentence reads right with set %i of the figures that the editor accepts',
  async (set) => {
    const texts = await collectTexts(set);
    const mistaken = texts.filter((text) => mistakes.some((mistake) => mistake.test(text)));
    expect(mistaken).toEqual([]);
    const { assertRows } = await import('#scripts/build/content/check-routes.ts');
    expect(assertRows).not.toThrow();
  },
);
