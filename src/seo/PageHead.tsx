import { useLayoutEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import socialImageVersions from 'virtual:social-image-versions';
import type { PageContent } from '#src/site/page-content.ts';
import type { Route } from '#src/site/routes.ts';
import { createGraph, serializeJsonLd } from './graph.ts';
import { describeHead } from './head.ts';

export function PageHead({ route }: { route: Route | undefined }) {
  const { title, meta, links } = describeHead(route, route && socialImageVersions[route.path]);
  useLayoutEffect(keepTags, []);
  return (
    <Helmet>
      <title>{title}</title>
      {meta.map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} />
      ))}
      {links.map((link) => (
        <link key={link.rel} {...link} />
      ))}
    </Helmet>
  );
}

/** Belongs at the end of the page: its bytes would delay the first paint. */
export function StructuredData({ route, content }: { route: Route; content: PageContent }) {
  return (
    <Helmet>
      <script type="application/ld+json">{serializeJsonLd(createGraph(route, content))}</script>
    </Helmet>
  );
}

/**
 * React removes the tags with the page, and fails if an extension has already removed one. An effect's cleanup runs
 * before that.
 */
function keepTags() {
  const tags = document.head.querySelectorAll('title, meta, link[rel="canonical"]');
  return () => {
    for (const tag of tags) if (!tag.parentNode) document.head.append(tag);
  };
}
