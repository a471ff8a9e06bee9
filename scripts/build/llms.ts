import { provider } from '#src/site/provider.ts';
import { getRoute, routes, type PageKind } from '#src/site/routes.ts';
import { writeOutput } from './output.ts';

/** Each kind of page is in exactly one section. */
const sections: readonly { readonly heading: string; readonly kinds: readonly PageKind[] }[] = [
  { heading: 'Overview', kinds: ['home', 'collection', 'article'] },
  { heading: 'Services', kinds: ['service'] },
  { heading: 'Company', kinds: ['about', 'team'] },
  // A model with a short context window may skip "Optional" (https://llmstxt.org).
  { heading: 'Optional', kinds: ['contact', 'form', 'legal'] },
];

export function createLlmsText(): string {
  const lists = sections.map(({ heading, kinds }) => {
    const pages = routes.filter(({ kind }) => kinds.includes(kind));
    const lines = pages.map(
      ({ path, label, summary }) => `- [${label}](${provider.siteUrl}${path}): ${summary}`,
    );
    return `## ${heading}\n\n${lines.join('\n')}\n`;
  });
  return [
    `# ${provider.shortName}\n`,
    `> ${getRoute('/').description}\n`,
    `Contact: ${provider.email}\n`,
    ...lists,
  ].join('\n');
}

export const writeLlmsText = (folder: string) => writeOutput(folder, 'llms.txt', createLlmsText());
