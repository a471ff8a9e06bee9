/** Ways to break the synthetic site on purpose; each must be found by the rule whose name it has. */

/** The page that is broken: a service page with trail, process and questions. */
export const brokenPage = { path: '/page-4', file: 'page-4.html' } as const;

/** By the name of the rule: a way to break a page, and what the rule then finds. */
export type PageBreaks = Readonly<
  Record<string, readonly (readonly [what: string, change: (html: string) => string, found: RegExp])[]>
>;

/** Changes the text of a file; `read` gives that of another one. */
type Change = (text: string, read: (file: string) => string) => string;

/** By the name of the rule: a change of a file of the site, which `undefined` removes, and what the rule then finds. */
export type SiteBreaks = Readonly<
  Record<
    string,
    readonly (readonly [what: string, file: string, change: Change | undefined, found: RegExp])[]
  >
>;

/** @throws {Error} where the text isn't there: a break that changes nothing tests nothing. */
export const replace =
  (search: string | RegExp, replacement: string) =>
  (text: string): string => {
    const changed = text.replace(search, replacement);
    if (changed === text) throw new Error(`${String(search)} isn't in the page: the test breaks nothing`);
    return changed;
  };

/** Puts this at the end of the page's content. */
export const inMain = (html: string) => replace('</main>', `${html}</main>`);
