/**
 * Changes figures, people, cases, redirects and legal pages as far as the editor allows, to test that a release doesn't
 * depend on today's content.
 *
 *   node scripts/test/edit-content.ts longest    longest texts, largest numbers, one entry more in each list, legal pages
 *   node scripts/test/edit-content.ts shortest   shortest texts, smallest numbers, one entry less
 *
 * `git restore content && git clean -f content` undoes it.
 */
import '#scripts/define-provider.ts';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import * as fc from 'fast-check';
import sharp from 'sharp';
import * as z from 'zod';
import { runCommand } from '#scripts/run-command.ts';
import { caseSchema } from '#src/content/schemas/case.ts';
import { figuresSchema } from '#src/content/schemas/figures.ts';
import { personSchema } from '#src/content/schemas/person.ts';
import { isOptional, readMeta, unwrap } from '#src/content/schemas/parts.ts';
import { textFiles } from '#scripts/build/content/text-files.ts';

const contentSizes = ['longest', 'shortest'] as const;

type ContentSize = (typeof contentSizes)[number];

type Entry = Readonly<Record<string, unknown>>;

/** Long words, other alphabets, and characters that HTML, JSON and Markdown escape. */
const words =
  `crystallization of Łódź’s cis-isomers & its <5 nM “salt” in tetrahydrofuran-water; naïve pharmacokinetic
  the route (seven steps) avoids chromatography, azides and a late-stage hydrogenation where impurity profiles drift because
  each batch begins from another supplier’s intermediate: we asked three vendors for written specifications, compared their
  proposals line by line, moved stability forward by one quarter, kept toxicology on schedule and told the board on Friday
  what it costs, who decides, which study waits, when dosing starts, how much drug substance remains, and why regulators agree`.split(
    /\s+/,
  );

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

let textCount = 0;

/** Returns a text of exactly `length` characters that differs from the previous ones. */
function createText(length: number): string {
  textCount += 1;
  const letter = letters[textCount % letters.length]!;
  // A prime number apart, so that texts don't repeat sentences.
  const text = Array.from({ length }, (_, index) => words[(index * 7 + textCount * 11) % words.length]!);
  return `${letter}${length > 1 ? ` ${text.join(' ')}`.slice(0, length - 1).replace(/\s$/, 'x') : ''}`;
}

const legalPage = `# Privacy Policy

Questions are answered within {{responseTime}}. See [your rights](#your-rights) or [write to us](/contact).

## What we keep

| data | kept |
| --- | --- |
| inquiries | 730 days |

## Your rights

1. Access
2. Deletion, *on request*, by [email](mailto:privacy@dep-advisory.com)
`;

/** Fields that decide where something is shown, and what a client has confirmed. */
const keptFields = ['discipline', 'order', 'confirmedByClient'];

/** Links, tokens of figures, and what other pages or search engines show. */
const keptPageFields = ['to', 'url', 'value', 'duration', 'head', 'service'];

/** Values of fields that accept only a pattern. */
const links: Entry = {
  photo: 'portrait.jpg',
  linkedin: `https://www.linkedin.com/in/${'wolfeschlegelsteinhausenbergerdorff-'.repeat(2)}x`,
  orcid: 'https://orcid.org/0000-0002-1825-0097',
};

const byLength = (a: string, b: string) => a.length - b.length;

/** Returns a text that ends with the figures of another. A token counts as one character. */
function createTextLike(text: unknown, length: number): string {
  const tokens = String(text).match(/\{\{.*?\}\}/g) ?? [];
  return [createText(length - 2 * tokens.length), ...tokens].join(' ');
}

function editText(schema: z.ZodString, size: ContentSize): string {
  const { limits } = readMeta(schema);
  if (limits) return createText(size === 'longest' ? limits.max : limits.min);
  const { pattern = '' } = z.toJSONSchema(schema, { io: 'input' });
  const samples = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 500, seed: 1 });
  const allowed = samples.flatMap((sample) => schema.safeParse(sample).data ?? []).toSorted(byLength);
  return allowed.at(size === 'longest' ? -1 : 0)!;
}

/** Returns a function that returns another value that a schema allows. */
function createEdit(
  size: ContentSize,
  kept: readonly string[],
  editString: (schema: z.ZodString, value: unknown) => string = (schema) => editText(schema, size),
) {
  function editList(
    list: readonly unknown[],
    { element, min, max }: { element: z.ZodType; min: number; max: number },
  ): unknown[] {
    const length = size === 'longest' ? Math.min(max, list.length + 1) : Math.max(min, list.length - 1);
    return Array.from({ length }, (_, index) => edit(list[index] ?? list.at(-1), element));
  }

  function editEntry(entry: Entry, shape: Readonly<Record<string, z.ZodType>>): Entry {
    const isKept = (name: string) => kept.includes(name) && name in entry;
    const names = Object.keys(shape).filter(
      (name) => size === 'longest' || isKept(name) || !isOptional(shape[name]!),
    );
    return Object.fromEntries(
      names.map((name) => [
        name,
        isKept(name) ? entry[name] : (links[name] ?? edit(entry[name], shape[name]!)),
      ]),
    );
  }

  function edit(value: unknown, schema: z.ZodType): unknown {
    const part = unwrap(schema);
    if (part !== schema) return edit(value, part);
    if (schema instanceof z.ZodObject) return editEntry((value ?? {}) as Entry, schema.shape);
    if (schema instanceof z.ZodTuple)
      return (value as unknown[]).map((item, index) => edit(item, schema.def.items[index] as z.ZodType));
    if (schema instanceof z.ZodArray) {
      const { minItems: min = 0, maxItems: max = Infinity } = z.toJSONSchema(schema, { io: 'input' });
      return editList(value as unknown[], { element: schema.element as z.ZodType, min, max });
    }
    if (schema instanceof z.ZodEnum) return schema.options.find((option) => option !== value);
    if (schema instanceof z.ZodBoolean) return value !== true;
    if (schema instanceof z.ZodNumber) return size === 'longest' ? schema.maxValue : schema.minValue;
    if (schema instanceof z.ZodString) return editString(schema, value);
    throw new Error(`Add the type ${schema.def.type} to ${import.meta.filename}.`);
  }
  return edit;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Entry;

/** Fills all texts of the pages, samples, planner and menus of a checkout to their limits. */
export async function fillPages(folder: string): Promise<void> {
  // The specification requires figures on pages.
  const edit = createEdit('longest', keptPageFields, (schema, value) =>
    createTextLike(value, readMeta(schema).limits!.max),
  );
  for (const { file, module } of textFiles) {
    const { schema } = (await import(/* @vite-ignore */ `../../${module}`)) as {
      readonly schema: z.ZodType;
    };
    const path = join(folder, file);
    writeFileSync(path, JSON.stringify(edit(readJson(path), schema), null, 2));
  }
}

/**
 * Edits the content of a checkout.
 *
 * @param folder - of the checkout
 */
export async function editContent(size: ContentSize, folder = '.'): Promise<void> {
  const content = join(folder, 'content');
  const read = (file: string) => readJson(join(content, file));
  const write = (file: string, value: unknown) => {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    const isText = typeof value === 'string' || Buffer.isBuffer(value);
    writeFileSync(join(content, file), isText ? value : JSON.stringify(value, null, 2));
  };
  const list = (type: string) => readdirSync(join(content, type)).map((file) => `${type}/${file}`);

  const edit = createEdit(size, keptFields);
  write('figures.json', edit(read('figures.json'), figuresSchema));

  for (const [type, schema] of [
    ['people', personSchema],
    ['cases', caseSchema],
  ] as const) {
    const files = list(type);
    const last = files.at(-1)!;
    // Two cases can't have one position.
    if (size === 'longest')
      write(last.replace('.json', '-2.json'), { ...read(last), ...(type === 'cases' && { order: 100 }) });
    else rmSync(join(content, last));
    for (const file of list(type)) write(file, edit(read(file), schema));
  }
  if (size === 'longest') {
    write('legal/privacy.md', legalPage);
    write('redirects.json', { redirects: [{ from: '/our-team/', to: '/team#profiles' }] });
    const photo = sharp({ create: { width: 3000, height: 2400, channels: 3, background: '#b08060' } });
    write(`photos/${links['photo'] as string}`, await photo.jpeg().toBuffer());
  }
}

if (import.meta.main)
  await runCommand(async () => {
    const size = contentSizes.find((name) => name === process.argv[2]);
    if (!size) throw new Error(`Choose the content: ${contentSizes.join(' or ')}.`);
    await editContent(size);
  });
