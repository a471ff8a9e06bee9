import { SiteLink } from '../SiteLink.tsx';
import type { Crumb } from '#src/site/breadcrumbs.ts';
import type { RoutePath } from '#src/site/routes.ts';
import styles from './BreadcrumbTrail.module.css';

export function BreadcrumbTrail({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.root}>
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
      </ol>
    </nav>
  );
}
