import { htmlFile, markdownPath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import type { PageKind } from '#src/site/routes.ts';
import { writeOutput, type BuildContext } from './build-context.ts';
import { readPage } from './built-page.ts';
import { renderMarkdown } from './markdown.ts';

/** The sections of llms.txt, in order; each kind of page is in exactly one. */
const sections: readonly { readonly heading: string; readonly kinds: readonly PageKind[] }[] = [
  { heading: 'Overview', kinds: ['home', 'collection', 'article'] },
  { heading: 'Services', kinds: ['service'] },
  { heading: 'Company', kinds: ['about', 'team'] },
  // "Optional" is what a reader short of room may leave out (https://llmstxt.org).
  { heading: 'Optional', kinds: ['contact', 'form', 'legal'] },
];

/** The index of the Markdown renditions for language models (https://llmstxt.org). */
export function createLlmsIndex({ siteUrl, routes }: Pick<BuildContext, 'siteUrl' | 'routes'>): string {
  const home = routes.find(({ kind }) => kind === 'home');
  const lists = sections.map(({ heading, kinds }) => {
    const pages = routes.filter(({ kind }) => kinds.includes(kind));
    const lines = pages.map(
      ({ path, label, summary }) => `- [${label}](${siteUrl}${markdownPath(path)}): ${summary}`,
    );
    return lines.length > 0 ? `## ${heading}\n\n${lines.join('\n')}\n` : '';
  });
  const facts = `Contact: ${provider.email}. Every page has a Markdown rendition: its address with ".md" appended.`;
  return [
    `# ${provider.shortName}\n`,
    `> ${home?.description ?? ''}\n`,
    `${facts}\n`,
    ...lists.filter(Boolean),
  ].join('\n');
}

/** Writes llms.txt and a Markdown rendition beside every page. */
export async function writeLlmsTexts(context: BuildContext): Promise<void> {
  await writeOutput(context, 'llms.txt', createLlmsIndex(context));
  for (const { path, description } of context.routes) {
    const { html } = await readPage(context.outDir, path, htmlFile(path));
    const page = { url: `${context.siteUrl}${path}`, description, dateModified: context.pageDates[path] };
    await writeOutput(context, markdownPath(path), renderMarkdown(html, page));
  }
}
