import { compounds, type CompoundName } from '../../src/site/compounds.ts';
import { colours } from '../../src/theme/tokens.ts';
import { drawStructure, lineWidth } from './draw-structure.ts';

/** A square; its bond length is that at which the largest compound leaves a margin. */
export const tileFrame = { width: 240, height: 240, bondLength: 25.6 };

const { bg, fg, brand } = colours;
const rulesOf = (scheme: 'light' | 'dark') =>
  `.g{fill:${bg.panel[scheme]}}.l{stroke:${fg.DEFAULT[scheme]}}.w{fill:${fg.DEFAULT[scheme]}}.t{fill:${brand.DEFAULT[scheme]}}`;

/** Draws a compound as an SVG image that follows the colour scheme. */
export async function drawTeamTile(name: CompoundName): Promise<string> {
  const { strokes, wedges, glyphs } = await drawStructure(name, compounds[name], tileFrame);
  const { width, height, bondLength } = tileFrame;
  const paths = (parts: readonly { readonly path: string }[], look: string) =>
    parts.map(({ path }) => `<path class="${look}" d="${path}"/>`).join('');
  const style = `.l{fill:none;stroke-width:${lineWidth(bondLength).toFixed(2)};stroke-linecap:round}${rulesOf('light')}@media(prefers-color-scheme:dark){${rulesOf('dark')}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title>Structural formula of ${name}</title><style>${style}</style><path class="g" d="M0 0h${width}v${height}H0z"/>${paths(strokes, 'l')}${paths(wedges, 'w')}${paths(glyphs, 't')}</svg>`;
}
