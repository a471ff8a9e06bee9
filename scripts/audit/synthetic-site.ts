/**
 * A site of any number of pages that keeps every rule: the benchmark measures with it, and the rules' tests break it.
 * Copy is drawn from a seeded source, so that every run has the same pages and no two pages are alike.
 */
import { writeOutput, type BuildContext, type BuiltRoute } from '#scripts/build/build-context.ts';
import { htmlFile } from '#src/site/paths.ts';
import { createRandom } from '#scripts/drawings/noise.ts';
import { createGraph, serialiseJsonLd } from '#src/seo/graph.ts';
import { describeHead } from '#src/seo/head.ts';
import type { FaqItem, PageContent } from '#src/site/page-content.ts';
import { provider } from '#src/site/provider.ts';
import { notFoundRoute, type Route } from '#src/site/routes.ts';

const subjects = ['The plan', 'Your team', 'A vendor', 'The lead', 'Each study', 'The budget', 'A batch'];
const verbs = ['shows', 'holds', 'needs', 'follows', 'sets', 'keeps', 'meets', 'names', 'tests', 'sends'];
const things = ['the next step', 'a clear date', 'one owner', 'the data', 'a sound method', 'the scope'];
const ends = ['before work starts', 'with every vendor', 'in plain words', 'for the board', 'at each gate'];
/** A word for each digit. */
const marks = ['amber', 'birch', 'cedar', 'delta', 'ember', 'fern', 'grove', 'heath', 'iris', 'jade'];

const digitsOf = (index: number) => Array.from(String(index), (digit) => marks[Number(digit)]).join(' ');

function createContent(index: number): PageContent & { readonly paragraphs: readonly string[] } {
  const random = createRandom(index + 1);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const sentence = () =>
    `${pick(subjects)} ${pick(verbs)} ${pick(things)} ${pick(ends)}, past ${pick(marks)} and ${pick(marks)}.`;
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ');
  const faq: FaqItem[] = ['scope', 'time', 'cost'].map((topic) => ({
    question: `What about ${topic} on ${digitsOf(index)}?`,
    answer: paragraph(),
  }));
  return {
    hero: { title: `Synthetic page ${digitsOf(index)}`, lead: sentence() },
    paragraphs: Array.from({ length: 8 }, paragraph),
    faq: { title: 'Questions', items: faq },
    process: {
      title: `Steps of ${digitsOf(index)}`,
      steps: [1, 2, 3].map((step) => ({ title: `Step ${step}`, text: sentence() })),
    },
    service: {
      name: `Service ${digitsOf(index)}`,
      serviceType: 'Synthetic service',
      audience: 'Teams that measure',
      duration: '2-3 weeks',
    },
  };
}

/** Home leads to the hubs, a hub to its share of the other pages. */
function relatedTo(index: number, hubs: number, count: number): number[] {
  const pages = Array.from({ length: count }, (_, page) => page);
  if (index === 0) return pages.slice(1, hubs + 1);
  return index <= hubs ? pages.filter((page) => page > hubs && page % hubs === index % hubs) : [];
}

function createRoutes(count: number): BuiltRoute[] {
  const hubs = Math.max(1, Math.round(Math.sqrt(count)));
  return Array.from({ length: count }, (_, index) => ({
    path: index === 0 ? '/' : `/page-${index}`,
    kind: index === 0 ? 'home' : index <= hubs ? 'collection' : 'service',
    title: `Page ${index}: ${digitsOf(index)} | DEP`,
    description:
      `Page ${index} of a synthetic site on ${digitsOf(index)}: it has a process in steps, a few questions and as much copy as a real page of its kind.`.slice(
        0,
        138,
      ),
    keywords: ['synthetic'],
    label: index === 0 ? 'Home' : `Page ${index}`,
    summary: `What there is to say on ${digitsOf(index)}.`,
    related: relatedTo(index, hubs, count).map((page) => `/page-${page}`),
  }));
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const headTags = (route: BuiltRoute | undefined) => {
  const { title, meta, links } = describeHead(route as Route | undefined);
  const attributes = (tag: object) =>
    Object.entries(tag)
      .map(([name, value]) => `${name}="${escapeHtml(String(value))}"`)
      .join(' ');
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...meta.map((tag) => `<meta ${attributes(tag)}>`),
    ...links.map((tag) => `<link ${attributes(tag)}>`),
  ].join('\n');
};

/** About as much style as a page of the site carries. */
const style = Array.from(
  { length: 320 },
  (_, index) => `.c-${index.toString(36)}{display:grid;gap:1rem;padding:${index % 7}rem;color:#10242f}`,
).join('');

/** Correct markup of the not-found page that the Nu checker reports all the same (`ignoredMessages`). */
const misread = `<meta http-equiv="Content-Security-Policy" content="img-src 'self';style-src 'self' 'unsafe-inline'">
<link rel="stylesheet" href="/print.css" media="print">
<style>@view-transition{navigation:auto}.newer{field-sizing:content;position-area:bottom;position-try-fallbacks:flip-block;vector-effect:non-scaling-stroke}</style>`;

const { address } = provider;

function renderDocument(route: BuiltRoute | undefined, main: string, date?: string) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${route ? '' : misread}
<meta name="viewport" content="width=device-width,initial-scale=1">
${headTags(route)}
<style>${style}</style>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<meta name="theme-color" content="#FBFAF7" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0A1A24" media="(prefers-color-scheme: dark)">
</head>
<body>
<header><a href="/"><img src="/logo.svg" alt="DEP" width="180" height="40"></a></header>
<main id="main">${main}</main>
<footer><a href="/">Home</a>${date ? `<p>Page updated <time datetime="${date}">${date}</time></p>` : ''}<address>${provider.legalName}, ${address.street}, ${address.locality}, ${address.region} ${address.postalCode}, ${address.country} · <a href="mailto:${provider.email}">${provider.email}</a></address></footer>
</body>
</html>
`;
}

/** The HTML of a synthetic page. */
function renderSyntheticPage(route: BuiltRoute, index: number, dateModified?: string): string {
  const { paragraphs, ...content } = createContent(index);
  const { hero, faq, process, service, ...rest } = content;
  const graphContent: PageContent = {
    hero,
    ...rest,
    ...(faq && { faq }),
    ...(process && { process }),
    ...(route.kind === 'service' && service && { service }),
  };
  const crumbs = [
    { label: 'Home', path: '/' },
    { label: route.label, path: route.path },
  ];
  const graph = serialiseJsonLd(createGraph(route as Route, graphContent, dateModified, crumbs));
  const trail = crumbs.map(({ label }) => `<li>${label}</li>`).join('');
  return renderDocument(
    route,
    `<script type="application/ld+json">${graph}</script>
${route.kind === 'home' ? '' : `<nav aria-label="Breadcrumb"><ol>${trail}</ol></nav>`}
<h1>${hero.title}</h1>
<p>${hero.lead}</p>
<p>${service?.name}: ${service?.serviceType}. ${service?.audience}. It takes ${service?.duration}.</p>
${paragraphs.map((text, part) => `<h2 id="part-${part}">Part ${part + 1}</h2><p>${text}</p>`).join('\n')}
<h2>${process?.title}</h2>
<ol>${process?.steps.map(({ title, text }) => `<li><h3>${title}</h3><p>${text}</p></li>`).join('')}</ol>
<h2>${faq?.title}</h2>
${faq?.items.map(({ question, answer }) => `<details name="faq"><summary>${question}</summary><p>${String(answer)}</p></details>`).join('\n')}
<ul>${route.related.map((path) => `<li><a href="${path}">Page ${path.slice(6)}</a></li>`).join('')}</ul>`,
    dateModified,
  );
}

/** Writes the pages of a synthetic site into a folder; the build's steps do the rest. */
export async function writeSyntheticPages(outDir: string, count: number): Promise<BuildContext> {
  const routes = createRoutes(count);
  const pageDates = Object.fromEntries(routes.map(({ path }) => [path, '2026-01-05']));
  const context: BuildContext = { outDir, siteUrl: provider.siteUrl, routes, pageDates };
  for (const [index, route] of routes.entries()) {
    await writeOutput(
      context,
      htmlFile(route.path),
      renderSyntheticPage(route, index, pageDates[route.path]),
    );
  }
  const notFound = `<h1>404</h1><p>Page Not Found</p><a href="/">${notFoundRoute.label}</a>`;
  await writeOutput(context, '404.html', renderDocument(undefined, notFound));
  for (const file of ['favicon.svg', 'logo.svg'])
    await writeOutput(context, file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeOutput(context, 'print.css', '@page{margin:1cm}');
  return context;
}
