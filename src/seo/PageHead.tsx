import { Fragment, useEffect, useLayoutEffect, useRef } from 'react';
import { Helmet } from 'react-helmet-async';
import socialImageVersions from 'virtual:social-image-versions';
import type { PageContent } from '#src/content/page-content.ts';
import type { Route } from '#src/site/routes.ts';
import { describeHead } from './head.ts';

/** In the browser, React 19 adopts the prerendered tags and moves later ones to the head. */
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

/** React would write the text again for a new object. */
const noText = { __html: '' };

const prerenderedJsonLd = import.meta.env.SSR ? await loadJsonLd() : undefined;

/** At the page's end, because its bytes would delay the first paint. The code loads only after a navigation. */
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

/** React fails to remove a tag that an extension has already removed. The cleanup runs before that. */
function keepTags() {
  const tags = document.head.querySelectorAll('title, meta, link[rel="canonical"]');
  return () => {
    for (const tag of tags) if (!tag.parentNode) document.head.append(tag);
  };
}
