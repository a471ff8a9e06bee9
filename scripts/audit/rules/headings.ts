import { visibleText } from '#scripts/build/built-page.ts';
import type { PageRule } from '../audit-site.ts';

export const oneH1: PageRule = {
  name: 'one-h1',
  description: 'A page has one h1 with text',
  check({ document }) {
    const headings = [...document.querySelectorAll('h1')];
    if (headings.length !== 1) {
      return [{ found: `${headings.length} h1 elements`, fix: 'Keep one h1: the hero holds it.' }];
    }
    return headings
      .filter((heading) => !visibleText(heading))
      .map(() => ({ found: 'an empty h1', fix: 'Give the hero a title.' }));
  },
};

export const headingOrder: PageRule = {
  name: 'heading-order',
  description: 'No heading skips a level',
  check({ document }) {
    const headings = [...document.querySelectorAll('main h1, main h2, main h3, main h4, main h5, main h6')];
    let previous = 0;
    return headings.flatMap((heading) => {
      const level = Number(heading.nodeName.charAt(1));
      const isJump = level > previous + 1;
      const found = `h${level} “${visibleText(heading)}” after ${previous ? `h${previous}` : 'no heading'}`;
      previous = level;
      return isJump ? [{ found, fix: `Make it an h${level - 1}, or put it under one.` }] : [];
    });
  },
};
