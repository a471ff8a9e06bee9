import { provider } from '#src/site/provider.ts';
import type { PageKind } from '#src/site/routes.ts';
import { writeOutput, type BuildContext } from './build-context.ts';

/** The sections of llms.txt, in order; each kind of page is in exactly one. */
const sections: readonly { readonly heading: string; readonly kinds: readonly PageKind[] }[] = [
  { heading: 'Overview', kinds: ['home', 'collection', 'article'] },
  { heading: 'Services', kinds: ['service'] },
  { heading: 'Company', kinds: ['about', 'team'] },
  // "Optional" is what a reader short of room may leave out (https://llmstxt.org).
  { heading: 'Optional', kinds: ['contact', 'form', 'legal'] },
];

/** What the site holds, for language models (https://llmstxt.org). */
export function createLlmsIndex({ siteUrl, routes }: Pick<BuildContext, 'siteUrl' | 'routes'>): string {
  const home = routes.find(({ kind }) => kind === 'home');
  const lists = sections.map(({ heading, kinds }) => {
    const pages = routes.filter(({ kind }) => kinds.includes(kind));
    const lines = pages.map(({ path, label, summary }) => `- [${label}](${siteUrl}${path}): ${summary}`);
    return lines.length > 0 ? `## ${heading}\n\n${lines.join('\n')}\n` : '';
  });
  return [
    `# ${provider.shortName}\n`,
    `> ${home?.description ?? ''}\n`,
    `Contact: ${provider.email}.\n`,
    ...lists.filter(Boolean),
  ].join('\n');
}

export async function writeLlmsText(context: BuildContext): Promise<void> {
  await writeOutput(context, 'llms.txt', createLlmsIndex(context));
}
