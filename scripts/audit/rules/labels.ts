import type { SiteRule, SiteViolation } from '../audit-site.ts';
import type { PageSummary } from '../page-summary.ts';

/** Links whose label has another target elsewhere because the specification says so. */
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
        fix: 'Remove the exception in scripts/audit/rules/labels.ts.',
      }));
    return [...ambiguous, ...idle];
  },
};
