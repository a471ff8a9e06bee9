import { Children, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CallToAction } from './CallToAction.tsx';
import { Hero } from './Hero.tsx';
import { RelatedPages } from './RelatedPages.tsx';
import { PageHead } from '#src/seo/PageHead.tsx';
import { createBreadcrumbs, notFoundTrail } from '#src/site/breadcrumbs.ts';
import type { PageContent } from '#src/site/page-content.ts';
import { findRoute } from '#src/site/routes.ts';

/**
 * A page: its head and structured data, its hero with the breadcrumb trail, its sections, its call to action, and the
 * related pages of its row in the route table.
 *
 * @param eyebrow - replaces the line above the heading where it isn't the same for all visitors.
 * @param figure - what stands beside the hero's text on wide screens.
 * @param plot - a plot under the standard hero, which leaves room for it.
 * @param hero - replaces the standard hero where a page composes its own; it must hold the page's one h1.
 */
export function PageFrame({
  content,
  eyebrow,
  figure,
  hero,
  plot,
  children,
}: {
  content: PageContent;
  eyebrow?: ReactNode;
  figure?: ReactNode;
  hero?: ReactNode;
  plot?: ReactNode;
  children?: ReactNode;
}) {
  const route = findRoute(useLocation().pathname);
  const crumbs = route ? createBreadcrumbs(route.path) : notFoundTrail;
  return (
    <>
      <PageHead route={route} content={content} />
      {hero ?? (
        <Hero
          content={content.hero}
          crumbs={route?.kind === 'home' ? [] : crumbs}
          eyebrow={eyebrow}
          figure={figure}
          // A form's steps are its own.
          covers={route?.kind === 'form' ? undefined : route?.covers}
          hasPlot={plot !== undefined}
        />
      )}
      {plot}
      {/* Each section is a boundary of its own: React hydrates them one by one, first the one in which the visitor acts. */}
      {Children.map(children, (section) => (
        <Suspense>{section}</Suspense>
      ))}
      {content.callToAction && (
        <Suspense>
          <CallToAction content={content.callToAction} layout={plot ? 'wide' : 'beside'} />
        </Suspense>
      )}
      {route && route.related.length > 0 && <RelatedPages paths={route.related} />}
    </>
  );
}
