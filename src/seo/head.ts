import { getSocialImagePath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import type { PageContent } from '#src/content/page-content.ts';
import type { Route } from '#src/site/routes.ts';

type MetaTag =
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string };

interface LinkTag {
  readonly rel: string;
  readonly href: string;
}

interface HeadDescription {
  readonly title: string;
  readonly meta: readonly MetaTag[];
  readonly links: readonly LinkTag[];
}

export const getAbsoluteUrl = (path: string) => `${provider.siteUrl}${path}`;

/** Pixels. Previews crop the ratio 1.91:1 least. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** The image shows the provider's name separately. */
export const getSocialImageText = (title: string) =>
  title
    .split(' | ')
    .filter((part) => part !== provider.shortName)
    .join(': ');

/**
 * @param route - undefined for the not-found page
 *
 * @param socialImageVersion - a hash, because previews store images by URL
 */
export function describeHead(
  route: Route | undefined,
  { head: { title, description }, keywords }: Pick<PageContent, 'head' | 'keywords'>,
  socialImageVersion = '',
): HeadDescription {
  const basics = [
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
  ];
  if (!route) {
    return {
      title,
      // https://docs.prerender.io/docs/status-codes
      meta: [
        ...basics,
        { name: 'robots', content: 'noindex' },
        { name: 'prerender-status-code', content: '404' },
      ],
      links: [],
    };
  }
  const canonical = getAbsoluteUrl(route.path);
  return {
    title,
    links: [{ rel: 'canonical', href: canonical }],
    meta: [
      ...basics,
      { name: 'robots', content: 'max-image-preview:large' },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: provider.legalName },
      { property: 'og:locale', content: 'en_US' },
      { property: 'og:url', content: canonical },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      {
        property: 'og:image',
        content: `${getAbsoluteUrl(getSocialImagePath(route.path))}?v=${socialImageVersion}`,
      },
      { property: 'og:image:width', content: String(socialImageSize.width) },
      { property: 'og:image:height', content: String(socialImageSize.height) },
      { property: 'og:image:alt', content: getSocialImageText(title) },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
  };
}
