import { Children, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CallToAction } from './CallToAction.tsx';
import { EnhancementBoundary } from '../EnhancementBoundary.tsx';
import { Hero } from './Hero.tsx';
import { RelatedPages } from './RelatedPages.tsx';
import { PageHead, StructuredData } from '#src/seo/PageHead.tsx';
import { createBreadcrumbs, notFoundTrail } from '#src/site/breadcrumbs.ts';
import type { PageContent } from '#src/content/page-content.ts';
import { findRoute } from '#src/site/routes.ts';

/**
 * @param eyebrow - replaces the content's where it depends on the visitor
 * @param plot - follows the standard hero
 * @param hero - replaces the standard hero; must contain the page's only h1
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
      <EnhancementBoundary>
        {hero ?? (
          <Hero
            content={content.hero}
            crumbs={route?.kind === 'home' ? [] : crumbs}
            eyebrow={eyebrow}
            figure={figure}
            // Form pages show their own steps.
            covers={route?.kind === 'form' ? undefined : route?.covers}
            hasPlot={plot !== undefined}
          />
        )}
        {plot}
      </EnhancementBoundary>
      {/* React hydrates sections one by one, first the one that the visitor uses. */}
      {Children.map(children, (section) => (
        <EnhancementBoundary>{section}</EnhancementBoundary>
      ))}
      {content.callToAction && (
        <EnhancementBoundary>
          <CallToAction content={content.callToAction} />
        </EnhancementBoundary>
      )}
      {route && route.related.length > 0 && (
        <EnhancementBoundary>
          <RelatedPages paths={route.related} />
        </EnhancementBoundary>
      )}
      {route && <StructuredData route={route} content={content} />}
    </>
  );
}
