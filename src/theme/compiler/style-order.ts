import { transform, type MediaQuery } from 'lightningcss';
import { parse } from 'postcss';

export interface StylePart {
  /** The media query under which it holds; empty for what always holds. */
  readonly media: string;
  readonly css: string;
}

/** The media query of what holds for paper alone. */
export const paper = 'print';

/** Takes a style sheet apart by its media queries. */
export function partsOf(sheet: string): readonly StylePart[] {
  return parse(sheet).nodes.map((node) => {
    if (node.type === 'atrule' && node.name === 'media')
      return { media: node.params, css: (node.nodes ?? []).join('') };
    return { media: node.type === 'atrule' && node.name === 'page' ? paper : '', css: node.toString() };
  });
}

/**
 * Puts parts into the order of all style sheets of the site: what always holds, then each media query at one place, the
 * wider screens after the narrower. So what a recipe says of a width wins, whatever the place of its component.
 */
export function inOrder<Part extends StylePart>(parts: readonly Part[]): readonly Part[] {
  const groups = [...Map.groupBy(parts, ({ media }) => media)];
  const ranked = groups.map(([media, group]) => ({ group, rank: rankOf(media) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).flatMap(({ group }) => group);
}

/** Writes parts as a style sheet; neighbours of one media query share its block. */
export function sheetOf(parts: readonly StylePart[]): string {
  const groups = [...Map.groupBy(parts, ({ media }) => media)];
  return groups
    .map(([media, group]) => [media, group.map(({ css }) => css).join('')])
    .map(([media, css]) => (media ? `@media ${media}{${css}}` : css))
    .join('');
}

/** The width from which a media query holds, in rem; what always holds comes before all others. */
function rankOf(media: string): number {
  if (media === '') return -1;
  const widths = [0];
  transform({
    filename: 'query.css',
    code: Buffer.from(`@media ${media}{a{top:0}}`),
    visitor: { MediaQuery: ({ condition }) => void widths.push(...leastWidthsIn(condition)) },
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
