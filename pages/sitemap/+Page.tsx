import { PageFrame } from '#src/layout/PageFrame.tsx';
import { content } from './content.ts';

export function Page() {
  return <PageFrame content={content} />;
}
