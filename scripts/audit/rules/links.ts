import { visibleText } from '#scripts/build/built-page.ts';
import { notFoundPath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { team } from '#src/site/team.ts';
import type { PageRule, SiteRule, SiteViolation, Violation } from '../audit-site.ts';
import type { PageLink, PageSummary } from '../page-summary.ts';

/** The most steps from the home page to any page. */
const maximumDepth = 3;

/** An address of the site that a link leads to; `undefined` for mail, telephone and other sites. */
function targetOf(href: string, from: string, siteUrl: string) {
  const url = URL.parse(href, `${siteUrl}${from}`);
  if (!url || url.origin !== siteUrl) return undefined;
  return { path: url.pathname, anchor: decodeURIComponent(url.hash.slice(1)) };
}

/** The variable that sets the target of the footer's link with this text. */
const legalLinks: ReadonlyMap<string, string> = new Map([
  ['Privacy Policy', 'PRIVACY_URL'],
  ['Terms of Service', 'TERMS_URL'],
]);

/** A broken link is an error. A link to a legal page, which the host may serve, is one warning for the whole site. */
function brokenLink({ href, text }: PageLink, from: PageSummary): Omit<SiteViolation, 'page'> | undefined {
  const variable = legalLinks.get(text);
  if (!variable) return { found: `${href} leads nowhere`, fix: 'Link a path of the route table.' };
  if (from.path !== '/') return undefined;
  return {
    found: `${variable} leads to ${href}, for which the site has neither a page nor a file`,
    fix: 'Add the page (docs/owners-guide.md, “Add a legal page”) or put the file into public/, unless the host serves it.',
    severity: 'warning',
  };
}

function checkLink(
  link: PageLink,
  from: PageSummary,
  {
    pages,
    files,
    siteUrl,
  }: { pages: ReadonlyMap<string, PageSummary>; files: ReadonlySet<string>; siteUrl: string },
): Omit<SiteViolation, 'page'> | undefined {
  const { href, text } = link;
  if (!text) return { found: `a link to ${href} without a text`, fix: 'Say where it leads.' };
  if (!/^(?:\/(?!\/)|#.|https?:|mailto:)/.test(href))
    return {
      found: `${href} is no path, anchor or address`,
      fix: 'Write the path from the root of the site.',
    };
  const target = targetOf(href, from.path === notFoundPath ? '/' : from.path, siteUrl);
  if (!target) return undefined;
  if (href.startsWith('http')) return { found: `${href} is absolute`, fix: 'Link inside the site by path.' };
  const { path, anchor } = target;
  if (path !== '/' && path.endsWith('/'))
    return { found: `${href} is redirected`, fix: 'Remove the trailing slash.' };
  if (/(?:\/index)?\.html$/.test(path))
    return { found: `${href} isn't the canonical address`, fix: 'Link the path without .html.' };
  const page = href.startsWith('#') ? from : pages.get(path);
  if (!page) return files.has(path) ? undefined : brokenLink(link, from);
  if (anchor && !page.anchors.has(anchor))
    return {
      found: `${href}: the page has no element with that id`,
      fix: 'Fix the anchor, or give the section that id.',
    };
  return undefined;
}

export const internalLinks: SiteRule = {
  name: 'internal-links',
  description:
    'Every internal link has a text and leads to a page and an anchor that exist, without a redirect',
  check(summaries, { files, siteUrl }) {
    const pages = new Map(
      summaries.filter(({ path }) => path !== notFoundPath).map((page) => [page.path, page]),
    );
    return summaries.flatMap((page) => {
      const violations = page.links.map((link) => checkLink(link, page, { pages, files, siteUrl }));
      const unique = new Map(
        violations
          .filter((violation) => violation !== undefined)
          .map((violation) => [violation.found, violation]),
      );
      return [...unique.values()].map((violation) => ({ ...violation, page: page.path }));
    });
  },
};

/** How many links away from the home page each page is. */
function clickDepths(summaries: readonly PageSummary[], siteUrl: string): ReadonlyMap<string, number> {
  const pages = new Map(summaries.map((page) => [page.path, page]));
  const depths = new Map([['/', 0]]);
  // A map grows while it is walked: each page is visited once, in order of depth.
  for (const [path, depth] of depths) {
    for (const { href } of pages.get(path)?.links ?? []) {
      const target = targetOf(href, path, siteUrl)?.path;
      if (target && pages.has(target) && !depths.has(target)) depths.set(target, depth + 1);
    }
  }
  return depths;
}

export const clickDepth: SiteRule = {
  name: 'click-depth',
  description: `Every page is linked and at most ${maximumDepth} clicks from the home page`,
  check(summaries, { siteUrl }) {
    const depths = clickDepths(summaries, siteUrl);
    return summaries
      .filter(({ path }) => path !== notFoundPath && (depths.get(path) ?? Infinity) > maximumDepth)
      .map(({ path }) => ({
        page: path,
        found: depths.has(path) ? `${depths.get(path)} clicks from the home page` : 'no page leads to it',
        fix: 'Link it from the navigation, the footer or a related page.',
      }));
  },
};

export const contentLinks: SiteRule = {
  name: 'content-links',
  description: 'Every page is linked from the content or the footer of another one, besides the navigation',
  check(summaries, { siteUrl }) {
    const linked = new Set(
      summaries.flatMap(({ path, links }) =>
        links
          .filter(({ inContent }) => inContent)
          .map(({ href }) => targetOf(href, path, siteUrl)?.path)
          .filter((target) => target !== path),
      ),
    );
    return summaries
      .filter(({ path }) => path !== notFoundPath && !linked.has(path))
      .map(({ path }) => ({
        page: path,
        found: 'no other page links it but in the navigation',
        fix: 'Link it from the footer or from a page that speaks of it.',
      }));
  },
};

/** The external addresses that pages may link to. */
const ownersAddresses = [
  provider.privacyUrl,
  provider.termsUrl,
  ...team.flatMap(({ social }): string[] => Object.values(social)),
];

function checkExternalLink(link: Element): readonly string[] {
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('mailto:')) return href === `mailto:${provider.email}` ? [] : ['another mailbox'];
  if (ownersAddresses.includes(href)) return [];
  if (href !== provider.bookingUrl) return ['a site that is none of the owner’s'];
  return [
    ...(link.getAttribute('target') === '_blank' ? [] : ['no target="_blank"']),
    ...(/\bnoopener\b/.test(link.getAttribute('rel') ?? '') ? [] : ['no rel="noopener"']),
    ...(visibleText(link).includes('(opens in a new tab)') ? [] : ['nothing that says so in its text']),
  ];
}

export const externalLinks: PageRule = {
  name: 'external-links',
  description:
    'Links lead out to the owner’s addresses alone; the booking page opens in a tab of its own, and its link says so',
  check: ({ document }, { siteUrl }) =>
    [...document.querySelectorAll('a[href^="http"], a[href^="mailto:"]')]
      .filter((link) => !link.getAttribute('href')?.startsWith(siteUrl))
      .flatMap((link) =>
        checkExternalLink(link).map((problem): Violation => ({
          found: `a link to ${link.getAttribute('href')}: ${problem}`,
          fix: 'Link an address of src/site/provider.ts or src/site/team.ts, the booking page by SiteLink.',
        })),
      ),
};

/** Links for which the specification itself gives one label two targets. */
const quotedLabels = [
  // Section 2: "Talk to a Strategist" leads to /about here, to /contact on /small-molecule-development.
  { page: '/getting-started', label: 'Talk to a Strategist', href: '/about' },
] as const;

interface LabelledLink {
  readonly page: string;
  readonly label: string;
  readonly href: string;
}

const linksOf = ({ path, links }: PageSummary): readonly LabelledLink[] =>
  links.map(({ href, text }) => ({ page: path, label: text, href }));

const isQuoted = ({ page, label, href }: LabelledLink) =>
  quotedLabels.some((quoted) => quoted.page === page && quoted.label === label && quoted.href === href);

/** The same anchor on two pages is two targets, unless every link with the label has that anchor. */
function targetsOf(links: readonly LabelledLink[]): ReadonlyMap<string, readonly LabelledLink[]> {
  const asWritten = Map.groupBy(links, ({ href }) => href);
  if (asWritten.size === 1) return asWritten;
  return Map.groupBy(links, ({ page, href }) => (href.startsWith('#') ? page + href : href));
}

function describeTargets(targets: ReadonlyMap<string, readonly LabelledLink[]>): string {
  return [...targets]
    .map(([target, links]) => `${target} (on ${new Set(links.map(({ page }) => page)).size} pages)`)
    .join(' and to ');
}

export const linkLabels: SiteRule = {
  name: 'link-labels',
  description:
    'A label leads to one place, on all pages; what the specification quotes otherwise is excepted by name',
  check(pages) {
    const links = pages.flatMap(linksOf);
    const labels = Map.groupBy(
      links.filter((link) => !isQuoted(link)),
      ({ label }) => label.toLowerCase(),
    );
    const ambiguous = [...labels.values()].flatMap((same): SiteViolation[] => {
      const targets = targetsOf(same);
      const [rarest] = [...targets.values()].toSorted((some, others) => some.length - others.length);
      if (targets.size < 2 || !rarest?.[0]) return [];
      const { page, label } = rarest[0];
      const found = `“${label}” leads to ${describeTargets(targets)}`;
      return [{ page, found, fix: 'Give each target a label of its own (WCAG 2.4.4, 3.2.4).' }];
    });
    const idle = quotedLabels
      .filter((quoted) => pages.some(({ path }) => path === quoted.page))
      .filter((quoted) => !links.some((link) => link.page === quoted.page && isQuoted(link)))
      .map(({ page, label }) => ({
        page,
        found: `no link “${label}”, which is excepted`,
        fix: 'Remove the exception in scripts/audit/rules/links.ts.',
      }));
    return [...ambiguous, ...idle];
  },
};
