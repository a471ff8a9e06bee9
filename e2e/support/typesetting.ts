import type { Page } from '@playwright/test';

/** These are found once per page, then checked at each width. */
interface Typesetting {
  readonly unbreakableRanges: readonly {
    readonly text: string;
    readonly range: Range;
    readonly block: Element;
  }[];
  readonly texts: readonly Element[];
}

declare global {
  interface Window {
    typesetting: Typesetting;
  }
}

/** Call this before `findTypesettingFaults`. */
export async function readTypesetting(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    await document.fonts.ready;

    const unitPattern = String.raw`(?:business )?(?:day|week|month|year|minute|MB)s?\b`;
    const figurePattern = new RegExp(
      String.raw`\$?\d[\d,]*[-–]\$?\d[\d,]*%?(?: ${unitPattern})?|\d[\d,]*\+?[- ]${unitPattern}|\bpre-IND\b`,
      'giu',
    );

    const blocks = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let block = node.parentElement as Element;
      if (!node.textContent?.trim() || block.closest('script, style, svg, option, textarea')) continue;
      while (getComputedStyle(block).display === 'inline') block = block.parentElement as Element;
      blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
    }
    const findFigures = (nodes: readonly Text[]) => {
      const text = nodes.map(({ data }) => data).join('');
      const locate = (index: number, isEnd: boolean): [Text, number] => {
        let start = 0;
        for (const node of nodes) {
          const offset = index - start;
          if (offset < node.length || (isEnd && offset === node.length)) return [node, offset];
          start += node.length;
        }
        throw new Error(`The text has no character ${index}`);
      };
      return [...text.matchAll(figurePattern)].map((match) => {
        const range = document.createRange();
        range.setStart(...locate(match.index, false));
        range.setEnd(...locate(match.index + match[0].length, true));
        return { text: match[0], range };
      });
    };
    window.typesetting = {
      unbreakableRanges: [...blocks].flatMap(([block, nodes]) =>
        findFigures(nodes).map((figure) => ({ ...figure, block })),
      ),
      texts: [...blocks.keys(), ...document.querySelectorAll('svg text')],
    };
  });
}

/** Finds broken figures, tiny text and overflow. */
export function findTypesettingFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { unbreakableRanges, texts } = window.typesetting;
    const readBoxes = (range: Range) => [...range.getClientRects()].filter(({ width }) => width > 1);
    const getMiddle = ({ top, height }: DOMRect) => top + height / 2;
    const isSameLine = (a: DOMRect, b: DOMRect) =>
      Math.abs(getMiddle(a) - getMiddle(b)) < Math.min(a.height, b.height) / 2;
    const faults: string[] = [];

    for (const { text, range, block } of unbreakableRanges) {
      const [first, ...rest] = readBoxes(range);
      const line = block.getBoundingClientRect();
      // This text is visually hidden.
      if (!first || line.width < 2) continue;
      if (rest.some((box) => !isSameLine(first, box))) faults.push(`"${text}" breaks over lines`);
      else if (first.right > line.right + 1) faults.push(`"${text}" overflows its line`);
    }

    for (const text of texts) {
      const { width, height } = text.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const { a, b } = (text instanceof SVGTextElement && text.getScreenCTM()) || { a: 1, b: 0 };
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      // Text of size 0 is visually hidden.
      if (size > 0 && size < 11.95)
        faults.push(`"${text.textContent}" has a size of ${size.toFixed(1)} px, less than 12`);
    }

    // The body clips overflow, so the scroll width alone isn't enough.
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`);
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement));
    // On wide screens, drawings overflow on purpose.
    const elements = clientWidth > 390 ? [] : document.body.querySelectorAll('*');
    for (const element of elements) {
      const { left, right, width, height } = element.getBoundingClientRect();
      // Visually hidden elements are off-screen or one pixel in size.
      if (right <= 0 || width <= 1 || height <= 1 || (right <= clientWidth + 1 && left >= -1)) continue;
      if (element.checkVisibility({ visibilityProperty: true }) && !isInScroller(element.parentElement))
        faults.push(`${element.localName} "${element.textContent?.trim().slice(0, 60)}" overflows the page`);
    }
    return [...new Set(faults)];
  });
}
