import { typefaces, type Typeface } from './font-faces.ts';
import fallbackFaces from './fallback-faces.json';

const webFace = ({ family, url, weights, unicodeRange }: Typeface) =>
  `@font-face{font-family:${family};src:url(${url});font-weight:${weights};font-display:swap${unicodeRange ? `;unicode-range:${unicodeRange}` : ''}}`;

const fallbackFace = (face: Record<string, string>) => {
  const declarations = Object.entries(face).map(
    ([property, value]) => `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
  );
  return `@font-face{${declarations.join(';')}}`;
};

/** Is inline, because in the style sheet the fonts would load again. */
export const fontFaceCss = [...typefaces.map(webFace), ...fallbackFaces.map(fallbackFace)].join('');
