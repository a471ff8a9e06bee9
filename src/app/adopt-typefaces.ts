import { typefaces } from '#src/theme/font-faces.ts';

/**
 * Sets the site's typefaces where they came too late for the first page. Called when a navigation replaces the page,
 * because text may change its width then without moving under the visitor's eyes.
 */
export function adoptTypefaces(): void {
  for (const { family, url, weights, unicodeRange } of typefaces) {
    const face = new FontFace(family, `url(${url})`, {
      weight: weights,
      ...(unicodeRange && { unicodeRange }),
    });
    // The browser has fetched the file for the style sheet by now; where it can't be had, the fall-back stays.
    face.load().then(
      () => document.fonts.add(face),
      () => {},
    );
  }
}
