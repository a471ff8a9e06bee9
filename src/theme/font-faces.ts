import fallbackFaces from './fonts/fallback-faces.json';
import figtree from './fonts/figtree.woff2?url';
import fraunces from './fonts/fraunces.woff2?url';

/** The typeface of text and interface, preloaded by every page. */
export const preloadedFont = figtree;

// `optional`: a face that comes late is left for the next document. Platforms' own fonts differ too much (Android has
// neither Arial nor Georgia) for a late swap to move nothing.
const webFace = (family: string, url: string, weights: string) =>
  `@font-face{font-family:${family};src:url(${url}) format('woff2');font-weight:${weights};font-display:optional}`;

const fallbackFace = (face: Record<string, string>) => {
  const declarations = Object.entries(face).map(
    ([property, value]) => `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
  );
  return `@font-face{${declarations.join(';')}}`;
};

/**
 * The two typefaces and the fall-back faces that take the same room (see `scripts/fonts.ts`). They stand in
 * every page's inline sheet and not in the Chakra system, which can't hold one at-rule twice.
 */
export const fontFaceCss = [
  webFace('Figtree', figtree, '400 700'),
  webFace('Fraunces', fraunces, '400 700'),
  ...fallbackFaces.map((face) => fallbackFace(face as Record<string, string>)),
].join('');
