import { typefaces, type Typeface } from './font-faces.ts';
import fallbackFaces from './fallback-faces.json';

// `optional`: a face that comes late is not swapped in, because platforms' own fonts differ too much (Android has
// neither Arial nor Georgia) for a late swap not to move the text. It shows from the next document on.
const webFace = ({ family, url, weights, unicodeRange }: Typeface) =>
  `@font-face{font-family:${family};src:url(${url}) format('woff2');font-weight:${weights};font-display:optional${unicodeRange ? `;unicode-range:${unicodeRange}` : ''}}`;

const fallbackFace = (face: Record<string, string>) => {
  const declarations = Object.entries(face).map(
    ([property, value]) => `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
  );
  return `@font-face{${declarations.join(';')}}`;
};

/**
 * The two typefaces and the fall-back faces that take the same room (see `scripts/build/fonts.ts`). They stand in
 * every page's inline sheet and not in the Chakra system, which can't hold one at-rule twice.
 */
export const fontFaceCss = [
  ...typefaces.map(webFace),
  ...fallbackFaces.map((face) => fallbackFace(face as Record<string, string>)),
].join('');
