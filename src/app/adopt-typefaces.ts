import { typefaces } from '#src/theme/fonts/font-faces.ts';

let areAdopted = false;

/**
 * Applies the site's typefaces, once, if they came too late for the first page. Called when a navigation replaces the page,
 * because then text may change its width without moving under the visitor's eyes.
 */
export function adoptTypefaces(): void {
  if (areAdopted) return;
  areAdopted = true;
  for (const { family, url, weights, unicodeRange } of typefaces) {
    const face = new FontFace(family, `url(${url})`, {
      weight: weights,
      ...(unicodeRange && { unicodeRange }),
    });
    // The browser has the file already, for the style sheet; if it failed, the fall-back stays.
    face.load().then(
      () => document.fonts.add(face),
      () => {},
    );
  }
}
