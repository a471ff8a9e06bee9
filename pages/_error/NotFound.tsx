import { useEffect } from 'react';
import { useKnownPath } from '#src/browser/use-known-path.ts';
import { ActionLink } from '#src/components/ActionLink.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { BreadcrumbTrail } from '#src/components/BreadcrumbTrail.tsx';
import { notFoundTrail } from '#src/site/breadcrumbs.ts';
import type { Action } from '#src/site/page-content.ts';
import { nearestRoute } from '#src/site/nearest-route.ts';
import { routeOf, type Route, type RoutePath } from '#src/site/routes.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken } from '#src/components/unbroken.ts';
import { notFoundRecipe } from './NotFound.recipe.ts';

export interface NotFoundContent {
  readonly code: string;
  readonly title: string;
  readonly lead: string;
  readonly suggestion: string;
  readonly home: Action;
  readonly pages: readonly RoutePath[];
}

/** What an unknown address shows: what happened, the page that was probably meant, and ways on. */
export function NotFound({ content }: { content: NotFoundContent }) {
  const styles = classNames(notFoundRecipe);
  const suggested = useSuggestedRoute();
  return (
    <div className={styles.root}>
      <BreadcrumbTrail crumbs={notFoundTrail} />
      <div className={styles.text}>
        <h1>
          <span>{content.code}</span> {content.title}
        </h1>
        {suggested ? (
          <p>
            {content.suggestion} <SiteLink to={suggested.path}>{suggested.label}</SiteLink>?
          </p>
        ) : (
          <p>{unbroken(content.lead)}</p>
        )}
        <Button asChild>
          <ActionLink action={content.home} />
        </Button>
      </div>
      <ul className={styles.pages}>
        {content.pages.map((path) => (
          <li key={path}>
            <SiteLink to={path}>{routeOf(path).label}</SiteLink>
            <span>{unbroken(routeOf(path).summary)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Reports the unknown address and finds the page that was meant. */
function useSuggestedRoute(): Route | undefined {
  const asked = useKnownPath();
  useEffect(() => {
    if (asked) console.warn(`Page not found: ${asked}`);
  }, [asked]);
  return nearestRoute(asked);
}
