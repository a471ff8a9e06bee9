import { visibleText, type BuiltPage } from '#scripts/build/built-page.ts';
import { sequencesOf } from './resemblance.ts';

/** A link of a page. */
export interface PageLink {
  readonly href: string;
  readonly text: string;
  /** Whether it stands in the page's content or footer, and not only in the navigation. */
  readonly inContent: boolean;
}

/** The parts of a page that the rules about the whole site read. */
export interface PageSummary {
  readonly path: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly h1: string;
  readonly links: readonly PageLink[];
  /** The ids a link can lead to. */
  readonly anchors: ReadonlySet<string>;
  readonly markdown: string | undefined;
  /** The word sequences of the page's own text. */
  readonly sequences: ReadonlySet<string>;
}

/** The text of `main` without navigation and the block of related pages. */
export function ownText({ document }: BuiltPage): string {
  const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
  if (!main) return '';
  for (const nav of main.querySelectorAll('nav')) nav.remove();
  main.querySelector('#related')?.remove();
  return visibleText(main);
}

/** The name a link has for those who can't see it: its label, its text, or what its image shows. */
const linkText = (link: Element) =>
  link.getAttribute('aria-label') ||
  visibleText(link) ||
  [...link.querySelectorAll('img[alt], svg[aria-label]')]
    .map((image) => image.getAttribute('alt') ?? image.getAttribute('aria-label') ?? '')
    .join(' ')
    .trim();

/** Summarises a page, so that its HTML doesn't stay in memory. */
export function summarizePage(page: BuiltPage): PageSummary {
  const { document } = page;
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  // Copied, because a slice of a string keeps the whole string in memory, here the page's HTML.
  return structuredClone({
    path: page.path,
    file: page.file,
    title: document.title,
    description: attribute('meta[name="description"]', 'content') ?? '',
    h1: [...document.querySelectorAll('h1')].map((heading) => visibleText(heading)).join(' '),
    links: [...document.querySelectorAll('a[href]')].map((link) => ({
      href: link.getAttribute('href') ?? '',
      text: linkText(link),
      inContent: link.closest('main, footer') !== null,
    })),
    anchors: new Set([...document.querySelectorAll('[id]')].map((element) => element.id)),
    markdown: attribute('link[rel="alternate"][type="text/markdown"]', 'href') ?? undefined,
    sequences: sequencesOf(ownText(page)),
  });
}
