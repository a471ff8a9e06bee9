import { Fragment, useEffect, useLayoutEffect, useRef } from 'react';
import { Helmet } from 'react-helmet-async';
import socialImageVersions from 'virtual:social-image-versions';
import type { PageContent } from '#src/content/page-content.ts';
import type { Route } from '#src/site/routes.ts';
import { describeHead } from './head.ts';

/** In the browser, React 19 itself adopts the prerendered tags and moves later ones to the head. */
const Head = import.meta.env.SSR ? Helmet : Fragment;

export function PageHead({ route, content }: { route: Route | undefined; content: PageContent }) {
  const version = route && socialImageVersions[route.path];
  const { title, meta, links } = describeHead(route, content, version);
  useLayoutEffect(keepTags, []);
  return (
    <Head>
      <title>{title}</title>
      {meta.map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} />
      ))}
      {links.map((link) => (
        <link key={link.rel} {...link} />
      ))}
    </Head>
  );
}

const loadJsonLd = () => import('./json-ld.ts');

/** One object, because React would write the text again if a later rendering had another one. */
const noText = { __html: '' };

const prerenderedJsonLd = import.meta.env.SSR ? await loadJsonLd() : undefined;

/**
 * Belongs at the end of the page: its bytes would delay the first paint. The prerendered page has its graph, so the app
 * loads the code only after a navigation.
 */
export function StructuredData({ route, content }: { route: Route; content: PageContent }) {
  const script = useRef<HTMLScriptElement>(null);
  useEffect(() => {
    if (script.current?.textContent !== '') return;
    loadJsonLd()
      .then(({ createJsonLd }) => script.current?.append(createJsonLd(route, content)))
      // Crawlers load documents, which have the graph.
      .catch(() => {});
  }, [route, content]);
  return (
    <script
      ref={script}
      type="application/ld+json"
      // React keeps the prerendered text.
      suppressHydrationWarning
      dangerouslySetInnerHTML={
        prerenderedJsonLd ? { __html: prerenderedJsonLd.createJsonLd(route, content) } : noText
      }
    />
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
