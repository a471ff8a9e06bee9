import { SiteLink } from '#src/app/SiteLink.tsx';
import { routeOf, type RoutePath } from '#src/site/routes.ts';
import { Section } from '#src/sections/section/Section.tsx';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken } from '#src/theme/unbroken.ts';
import { relatedPagesRecipe } from './RelatedPages.recipe.ts';

/** The related-pages block: links with their descriptions, from the page's row in the route table. */
export function RelatedPages({ paths }: { paths: readonly RoutePath[] }) {
  const styles = classNames(relatedPagesRecipe);
  return (
    <div className={styles.root}>
      <Section title="Related pages" eyebrow="Read next" layout="aside">
        <ul className={styles.list}>
          {paths.map((path) => {
            const { label, summary } = routeOf(path);
            return (
              <li key={path}>
                <SiteLink to={path}>{label}</SiteLink>
                <span>{unbroken(summary)}</span>
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
}
