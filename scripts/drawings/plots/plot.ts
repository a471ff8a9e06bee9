/**
 * A plot's parts, by the role that gives them their colour on the page. Paths are in units of `box` and stretch with
 * the strip; labels and marks keep their size.
 */
export interface Plot {
  /** Width and height that paths have; the height stands for `stripHeight` px. */
  readonly box: readonly [width: number, height: number];
  readonly paths: Partial<
    Readonly<
      Record<
        'fill' | 'solid' | 'line' | 'choice' | 'dashed' | 'dotted' | 'dash-dot' | 'faint' | 'rule' | 'mark',
        string
      >
    >
  >;
  /** The part of `fill` above the strip, as far up as the strip's height times this. */
  readonly rises?: number;
  readonly labels: readonly Label[];
  /** Paths in px around a point of the plot, in the colour of the mark. */
  readonly marks?: readonly { readonly x: number; readonly y: number; readonly path: string }[];
  /** Round points; one may be the mark. */
  readonly dots?: readonly { readonly x: number; readonly y: number; readonly isMark?: boolean }[];
}

/** A text at a part of the plot's width (per cent) and px below its top, moved by `dx` px. */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly dx?: number;
  readonly anchor?: 'middle' | 'end';
  /**
   * `wide` and `narrow` are for screens of that kind alone; `scale` stays at the left edge where a narrow one shows but
   * a part of the plot.
   */
  readonly role?: 'text' | 'strong' | 'accent' | 'wide' | 'narrow' | 'scale';
  /** Set large, in the display typeface. */
  readonly isValue?: boolean;
}

/** The figures along an axis, `y` px below the strip's top; the first names the unit and begins at its place. */
export const axisLabels = (
  values: readonly number[],
  first: string,
  place: (value: number) => number,
  y: number,
): Label[] =>
  values.map((value, index) => ({
    text: index === 0 ? first : `${value}`,
    x: place(value),
    y,
    ...(index > 0 && { anchor: 'middle' }),
  }));

/** How strokes are drawn; their colour is the page's. */
const strokes: Readonly<Record<keyof Plot['paths'], string>> = {
  fill: 'stroke-width="1.5" stroke-linejoin="round"',
  solid: '',
  line: 'stroke-width="1.5" stroke-linejoin="round"',
  choice: 'stroke-width="3" stroke-linejoin="round"',
  dashed: 'stroke-width="1.5" stroke-dasharray="9 5"',
  'dash-dot': 'stroke-width="1.5" stroke-dasharray="14 4 2 4"',
  dotted: 'stroke-width="2" stroke-linecap="round" stroke-dasharray="1 5"',
  faint: 'stroke-width="2" stroke-linecap="round" stroke-dasharray="1 5"',
  rule: 'stroke-width="1"',
  mark: 'stroke-width="2" stroke-linejoin="round"',
};

/** How labels are set. */
const fonts: Readonly<Record<NonNullable<Label['role']>, string>> = {
  text: 'font-size="13"',
  wide: 'font-size="13"',
  narrow: 'font-size="13"',
  scale: 'font-size="13"',
  strong: 'font-size="13" font-weight="600"',
  accent: 'font-size="15"',
};
const valueFont = 'font-size="27" font-weight="520" font-family="Fraunces,Fraunces Fallback,Georgia,serif"';

/** Height of the strip, px. */
export const stripHeight = 354;

const percent = (value: number) => `${Number(value.toFixed(2))}%`;
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function labelMarkup({ text, x, y, dx, anchor, isValue }: Label): string {
  const attributes = [
    `x="${percent(x)}"`,
    `y="${Math.round(y)}"`,
    ...(dx ? [`dx="${dx}"`] : []),
    ...(isValue ? [valueFont] : []),
    ...(anchor ? [`text-anchor="${anchor}"`] : []),
  ];
  return `<text ${attributes.join(' ')}>${escape(text)}</text>`;
}

/** The plot as an image whose parts a page takes by name (`use`), each in the colour of its own style. */
export function plotImage({
  box: [width, height],
  paths,
  rises,
  labels,
  marks = [],
  dots = [],
}: Plot): string {
  const symbol = (id: string, path: string, stroke: string, top = 0, tall = height) =>
    `<svg id="${id}" viewBox="0 ${top} ${width} ${tall}" preserveAspectRatio="none"><path ${stroke} d="${path}" vector-effect="non-scaling-stroke"/></svg>`;
  const lines = Object.entries(paths).map(([id, path]) =>
    symbol(id, path, strokes[id as keyof typeof strokes]),
  );
  if (rises && paths.fill)
    lines.push(symbol('above', paths.fill, strokes.fill, -rises * height, rises * height));
  const rings = marks.map(
    ({ x, y, path }) =>
      `<svg x="${percent(x)}" y="${y}" overflow="visible"><path d="${path}" stroke-width="2" stroke-linecap="round"/></svg>`,
  );
  if (rings.length > 0) lines.push(`<g id="ring">${rings.join('')}</g>`);
  for (const [id, own] of Map.groupBy(dots, ({ isMark }) => (isMark ? 'dot' : 'dots')))
    lines.push(
      `<g id="${id}">${own.map(({ x, y }) => `<circle cx="${percent(x)}" cy="${Math.round(y)}" r="${id === 'dot' ? 8 : 5}"/>`).join('')}</g>`,
    );
  const texts = Map.groupBy(labels, ({ role = 'text' }) => role);
  for (const [role, own] of texts)
    lines.push(`<g id="${role}" ${fonts[role]}>${own.map(labelMarkup).join('')}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${lines.join('')}</svg>`;
}
