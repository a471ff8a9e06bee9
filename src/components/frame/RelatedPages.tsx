import { useId } from 'react';
import { SiteLink } from '../SiteLink.tsx';
import { getRoute, type RoutePath } from '#src/site/routes.ts';
import plate from '#src/theme/plate.module.css';
import { Text } from '../Text.tsx';
import styles from './RelatedPages.module.css';

export function RelatedPages({ paths }: { paths: readonly RoutePath[] }) {
  const headingId = useId();
  return (
    <section className={plate.root} id="related" data-screen="" aria-labelledby={headingId}>
      <div className={styles.inner}>
        <h2 id={headingId}>Related pages</h2>
        <ul className={styles.list}>
          {paths.map((path) => {
            const { label, summary } = getRoute(path);
            return (
              <li key={path}>
                <SiteLink to={path}>{label}</SiteLink> <Text as="span">{summary}</Text>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
