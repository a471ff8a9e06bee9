import { provider } from '#src/site/provider.ts';
import { notFoundRoute, type Route } from '#src/site/routes.ts';

/** A page's head, from which `PageHead` renders and the audit checks. */
export interface HeadDescription {
  readonly title: string;
  readonly canonical: string | undefined;
  readonly meta: readonly ({ name: string; content: string } | { property: string; content: string })[];
}

/** The absolute address of a path of this site. */
export const absoluteUrl = (path: string) => `${provider.siteUrl}${path}`;

/** The address of a page's social image (1200×630 PNG). */
export const socialImageUrl = (path: string) => absoluteUrl(`/social${path === '/' ? '/index' : path}.png`);

/** Describes the head of a page; of the not-found page where `route` is undefined. */
export function describeHead(route: Route | undefined): HeadDescription {
  const { title, description, keywords } = route ?? notFoundRoute;
  const basics = [
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
  ];
  if (!route) {
    return {
      title,
      canonical: undefined,
      // Prerender services answer with this status: https://docs.prerender.io/docs/status-codes
      meta: [
        ...basics,
        { name: 'robots', content: 'noindex' },
        { name: 'prerender-status-code', content: '404' },
      ],
    };
  }
  const canonical = absoluteUrl(route.path);
  return {
    title,
    canonical,
    meta: [
      ...basics,
      { name: 'robots', content: 'index, follow, max-image-preview:large' },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: provider.shortName },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      { property: 'og:locale', content: 'en_US' },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
    ],
  };
}
