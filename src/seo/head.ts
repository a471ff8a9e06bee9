import { socialImagePath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { notFoundRoute, type Route } from '#src/site/routes.ts';

type MetaTag =
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string };

interface LinkTag {
  readonly rel: string;
  readonly href: string;
}

/** A page's head, from which `PageHead` renders and the audit checks. */
interface HeadDescription {
  readonly title: string;
  readonly meta: readonly MetaTag[];
  readonly links: readonly LinkTag[];
}

/** The absolute address of a path of this site. */
export const absoluteUrl = (path: string) => `${provider.siteUrl}${path}`;

/** The size of every social image, in pixels: previews crop the ratio 1.91:1 least. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** What the social image of a page says: its title, without the provider's name that stands beside it. */
export const socialImageText = (title: string) =>
  title
    .split(' | ')
    .filter((part) => part !== provider.shortName)
    .join(': ');

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
      // Prerender services answer with this status: https://docs.prerender.io/docs/status-codes
      meta: [
        ...basics,
        { name: 'robots', content: 'noindex' },
        { name: 'prerender-status-code', content: '404' },
      ],
      links: [],
    };
  }
  const canonical = absoluteUrl(route.path);
  return {
    title,
    links: [{ rel: 'canonical', href: canonical }],
    meta: [
      ...basics,
      { name: 'robots', content: 'max-image-preview:large' },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: provider.shortName },
      { property: 'og:locale', content: 'en_US' },
      { property: 'og:url', content: canonical },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:image', content: absoluteUrl(socialImagePath(route.path)) },
      { property: 'og:image:width', content: String(socialImageSize.width) },
      { property: 'og:image:height', content: String(socialImageSize.height) },
      { property: 'og:image:alt', content: socialImageText(title) },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
  };
}
