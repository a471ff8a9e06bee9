import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { routes, sitemapGroupNames } from '#src/site/routes.ts';
import { content } from './content.ts';
import { type ListedLink, PageList } from './PageList.tsx';

const { groups, consultation, booking } = content;

const otherLinks: readonly ListedLink[] = [
  { ...consultation, to: '/contact?topic=consultation' },
  { ...booking, to: 'booking' },
];

const pageGroups = sitemapGroupNames
  .map((name) => ({
    title: groups[name],
    links: [
      ...routes
        .filter(({ sitemapGroup }) => sitemapGroup === name)
        .map(({ path, label, summary }) => ({ to: path, label, summary })),
      ...(name === 'contact' ? otherLinks : []),
    ],
  }))
  .filter(({ links }) => links.length > 0);

export function Page() {
  return (
    <PageFrame content={content}>
      <PageList groups={pageGroups} />
    </PageFrame>
  );
}
