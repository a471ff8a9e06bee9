import '../../scripts/define-provider.ts';
import type { PageContent } from '#src/site/content-types.ts';

/** The copy of the page at `path`. */
export async function contentOf(path: string): Promise<PageContent> {
  const module = (await import(`#pages${path === '/' ? '/index' : path}/content.ts`)) as {
    content: PageContent;
  };
  return module.content;
}
