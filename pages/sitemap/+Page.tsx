import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { content } from './content.ts';
import { pageGroups } from './page-groups.ts';
import { PageList } from './PageList.tsx';

export function Page() {
  return (
    <PageFrame content={content}>
      <PageList content={pageGroups} />
    </PageFrame>
  );
}
