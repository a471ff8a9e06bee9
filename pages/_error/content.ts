import { notFoundHeadSchema } from '#src/content/schemas/head.ts';
import { notFoundPath } from '#src/site/paths.ts';
import { action, exactly, pageWithHead, withValues } from '#src/content/schemas/page.ts';
import { readPage } from '#src/content/readers/read-page.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

export const schema = pageWithHead(notFoundHeadSchema, {
  hero: entry({ title: text(25), lead: text(35) }),
  plot: withValues({ name: 'baseline' }, { label: text(140), note: exactly(2, text(70)) }),
  notFound: withValues(
    { pages: ['/about', '/process', '/contact'] },
    {
      code: text(5),
      title: text(20),
      lead: text(140),
      home: action,
    },
  ),
});

export const content = readPage(notFoundPath, schema);

export type Content = typeof content;
