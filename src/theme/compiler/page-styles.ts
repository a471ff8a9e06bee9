import { transform, type MediaQuery } from 'lightningcss';
import { parse, type AtRule } from 'postcss';
import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';
import type { SiteStyles } from '../site-styles.ts';

/** An element of a page, as its parser gives it. */
export interface PageElement {
  readonly name: string;
  readonly attribs: Readonly<Record<string, string>>;
}

/** The style sheets of a page, in this order. */
export interface PageStyles {
  /** Preflight, element defaults and tokens, reduced to what the page uses. */
  readonly defaults: string;
  /** The rules of the classes of the page's elements. */
  readonly classes: string;
}

/**
 * The two style sheets of a page, reduced to what its elements use; when another page follows without a new document,
 * the app brings in the rest.
 *
 * @param elements - all elements of the page, in the order of the document.
 * @param faces - the rules that stand before those of the classes.
 */
export async function stylesOfPage(
  elements: readonly PageElement[],
  { defaultStyles, recipeRules }: SiteStyles,
  faces: string,
): Promise<PageStyles> {
  const classes = groupMedia(faces + rulesOf(elements, recipeRules));
  return { defaults: groupMedia(await purge(defaultStyles, elements, variablesIn(classes))), classes };
}

/** The rules of the elements' classes, in the order in which the elements first use them. */
function rulesOf(elements: readonly PageElement[], rules: Readonly<Record<string, string>>): string {
  return [...new Set(elements.flatMap(classesOf))].map((name) => rules[name] ?? '').join('');
}

const classesOf = ({ attribs }: PageElement) => attribs['class']?.split(' ') ?? [];

/** The custom properties that the rules of `css` read. */
function variablesIn(css: string): readonly string[] {
  const names = new Set<string>();
  readStyles(css, { Variable: ({ name }) => void names.add(name.ident) });
  return [...names];
}

/**
 * Drops rules whose selectors match no element, and custom properties that no kept rule and none of `variables` reads.
 */
async function purge(
  defaults: string,
  elements: readonly PageElement[],
  variables: readonly string[],
): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: defaults, name: 'defaults' }],
    // Texts aren't searched, so that no word of the copy keeps a rule.
    extractors: [{ extensions: ['html'], extractor: () => selectorsOf(elements) }],
    variables: true,
    // Kept, because PurgeCSS would drop a selector that is nothing but a pseudo-class.
    safelist: { standard: [':focus-visible'], variables: [...variables] },
  });
  if (!result) throw new Error('The default styles are missing');
  return elements.some(({ name }) => fields.has(name)) ? result.css : withoutFieldParts(result.css);
}

const selectorsOf = (elements: readonly PageElement[]): ExtractorResultDetailed => ({
  tags: elements.map(({ name }) => name),
  ids: elements.flatMap(({ attribs }) => attribs['id'] ?? []),
  classes: elements.flatMap(classesOf),
  attributes: {
    names: elements.flatMap(({ attribs }) => Object.keys(attribs)),
    values: elements.flatMap(({ attribs }) => Object.values(attribs)),
  },
  undetermined: [],
});

const fields = new Set(['input', 'select', 'textarea']);
/** Prefixes of pseudo-elements that only form fields have; PurgeCSS would keep all pseudo-elements. */
const fieldParts = ['::placeholder', '::-webkit-search', '::-webkit-file'];

function withoutFieldParts(css: string): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    const isPart = (selector: string) => fieldParts.some((part) => selector.startsWith(part));
    if (rule.selectors.every(isPart)) rule.remove();
  });
  return sheet.toString();
}

/**
 * Minifies a sheet and gathers its rules by media query, each query once: after all other rules, the wider screens
 * after the narrower, and print last, so that what a recipe says of a medium wins whatever the place of its component.
 */
function groupMedia(css: string): string {
  const sheet = parse(css);
  const groups = new Map<string, AtRule>();
  sheet.each((rule) => {
    if (rule.type !== 'atrule' || rule.name !== 'media') return;
    const group = groups.get(rule.params);
    if (group) group.append(rule.nodes);
    else groups.set(rule.params, rule);
    rule.remove();
  });
  const ranked = [...groups.values()].map((rule) => ({ rule, rank: rankOf(rule.params) }));
  sheet.append(ranked.toSorted((one, other) => one.rank - other.rank).map(({ rule }) => rule));
  return readStyles(sheet.toString());
}

/** The width from which a media query holds, in rem; print comes after all screens. */
function rankOf(query: string): number {
  const widths = [query === 'print' ? Infinity : 0];
  readStyles(`@media ${query}{a{top:0}}`, {
    MediaQuery: ({ condition }) => void widths.push(...leastWidthsIn(condition)),
  });
  return Math.max(...widths);
}

function leastWidthsIn(condition: MediaQuery['condition']): readonly number[] {
  if (condition?.type === 'operation') return condition.conditions.flatMap(leastWidthsIn);
  const feature = condition?.type === 'feature' ? condition.value : undefined;
  if (feature?.type !== 'range' || feature.operator !== 'greater-than-equal') return [];
  const { value } = feature;
  return value.type === 'length' && value.value.type === 'value' ? [value.value.value.value] : [];
}

/** Minifies a sheet, with `visitor` called on its rules. */
function readStyles(css: string, visitor: Visitor = {}): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString();
}

type Visitor = NonNullable<Parameters<typeof transform>[0]['visitor']>;
