import { Helmet } from 'react-helmet-async';
import type { PageContent } from '#src/site/content-types.ts';
import type { Route } from '#src/site/routes.ts';
import { describeHead } from './head.ts';
import { createGraph } from './graph.ts';
import { serializeJsonLd } from './json-ld.ts';

/** Renders a page's head and its structured data, at build and on every navigation. */
export function PageHead({ route, content }: { route: Route | undefined; content: PageContent }) {
  const { title, canonical, meta } = describeHead(route);
  return (
    <Helmet>
      <title>{title}</title>
      {meta.map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} />
      ))}
      {canonical && <link rel="canonical" href={canonical} />}
      {route && <script type="application/ld+json">{serializeJsonLd(createGraph(route, content))}</script>}
    </Helmet>
  );
}
