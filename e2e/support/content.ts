import '#scripts/define-provider.ts';
import type { PageContent } from '#src/site/page-content.ts';
import { getPageFolder } from '#src/site/paths.ts';

export async function loadContent(path: string): Promise<PageContent> {
  const module = (await import(`#${getPageFolder(path)}/content.ts`)) as {
    content: PageContent;
  };
  return module.content;
}
