import { chakra } from '@chakra-ui/react/styled-system';
import { SiteLink } from '#src/app/SiteLink.tsx';
import type { Crumb } from '#src/site/breadcrumbs.ts';
import type { RoutePath } from '#src/site/routes.ts';

/** The breadcrumb trail in a page's hero; a segment without a page is text. */
export function BreadcrumbTrail({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <chakra.ol
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        fontSize="sm"
        color="fg.muted"
        marginBlock="-2"
        css={{
          '& li + li::before': { content: '"/"', marginInline: '2', color: 'control' },
          '& a': { color: 'fg.muted', display: 'inline-block', paddingBlock: '0.625rem' },
        }}
      >
        {crumbs.map(({ label, path }, index) => {
          const isCurrent = index === crumbs.length - 1;
          return (
            <li key={label}>
              {path && !isCurrent ? (
                <SiteLink to={path as RoutePath}>{label}</SiteLink>
              ) : (
                <span aria-current={isCurrent ? 'page' : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </chakra.ol>
    </nav>
  );
}
