import type { DisciplineName } from '#src/site/disciplines.ts';
import { colours } from '#shared/colours.ts';
import { reactor, tablet, vial } from './apparatus.ts';
import { claimTree, joinedLanes, retrosynthesis, tiedLanes } from './diagrams.ts';
import { chromatogramMark, cytometry, diffractionMark } from './measurements.ts';

/** Width and height of a mark, in CSS pixels. */
const side = 96;

const drawings: Readonly<Record<DisciplineName, () => string>> = {
  leadership: joinedLanes,
  'api-synthesis': retrosynthesis,
  formulation: tablet,
  'drug-substance': diffractionMark,
  'drug-product': vial,
  manufacturing: reactor,
  alliance: tiedLanes,
  biology: cytometry,
  patents: claimTree,
  analytics: chromatogramMark,
};

const { fg, brand, accent } = colours;

const look = (scheme: 'light' | 'dark') => {
  const [text, route, ground, end] = [fg.DEFAULT, brand.DEFAULT, brand.quiet, accent].map(
    (colour) => colour[scheme],
  );
  return [
    `.line,.lead{stroke:${text}}.route,.route-area{stroke:${route}}.area{fill:${text}}`,
    `.route-area,.tint{fill:${route}}.ground{fill:${ground};stroke:${text}}.gap{stroke:${ground}}`,
    `.end{fill:${end}}.end-ring{fill:${ground};stroke:${end}}`,
  ].join('');
};

/** Draws the mark of a discipline as an SVG image that follows the colour scheme. */
export function drawMark(discipline: DisciplineName): string {
  const style = `svg{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}.tint{fill-opacity:.3}.route-area{stroke-width:1}.gap{stroke-width:8;stroke-linecap:butt}.lead{stroke-width:4}${look('light')}@media(prefers-color-scheme:dark){${look('dark')}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><style>${style}</style>${drawings[discipline]()}</svg>`;
}
