import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '#src/text/ActionLink.tsx';
import { SiteLink } from '#src/text/SiteLink.tsx';
import { BreadcrumbTrail } from '#src/sections/BreadcrumbTrail.tsx';
import type { Action } from '#src/site/page-content.ts';
import { nearestRoute } from '#src/site/nearest-route.ts';
import { notFoundRoute, routeOf, type Route, type RoutePath } from '#src/site/routes.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken } from '#src/text/unbroken.ts';
import { notFoundRecipe } from './NotFound.recipe.ts';

export interface NotFoundContent {
  readonly code: string;
  readonly title: string;
  readonly lead: string;
  readonly suggestion: string;
  readonly home: Action;
  readonly pages: readonly RoutePath[];
}

const crumbs = [{ label: 'Home', path: '/' }, { label: notFoundRoute.label }];

/** What an unknown address shows: what happened, the page that was probably meant, and ways on. */
export function NotFound({ content }: { content: NotFoundContent }) {
  const styles = classNames(notFoundRecipe);
  const suggested = useSuggestedRoute();
  return (
    <div className={styles.root}>
      <BreadcrumbTrail crumbs={crumbs} />
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

const never = () => () => {};

/** Reports the unknown address and finds the page that was meant; the prerendered page doesn't know the address. */
function useSuggestedRoute(): Route | undefined {
  const { pathname } = useLocation();
  const asked = useSyncExternalStore(
    never,
    () => pathname,
    () => '',
  );
  useEffect(() => {
    if (asked) console.warn(`Page not found: ${asked}`);
  }, [asked]);
  return nearestRoute(asked);
}
