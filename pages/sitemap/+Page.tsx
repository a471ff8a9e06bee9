import { PageFrame } from '#src/layout/PageFrame.tsx';
import { PageList } from '#src/sections/page-list/PageList.tsx';
import { content } from './content.ts';

export function Page() {
  return (
    <PageFrame content={content}>
      <PageList groups={content.groups} />
    </PageFrame>
  );
}
