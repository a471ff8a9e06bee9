import { visibleText, type BuiltPage } from '#scripts/build/built-page.ts';

/** The words of a text. */
export const wordsOf = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? [];

/** The text of `main` without navigation and the block of related pages. */
export function ownText({ document }: BuiltPage): string {
  const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
  if (!main) return '';
  for (const nav of main.querySelectorAll('nav')) nav.remove();
  main.querySelector('#related')?.remove();
  return visibleText(main);
}
