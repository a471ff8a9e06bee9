import { PageFrame } from '#src/layout/PageFrame.tsx';
import { NotFound } from '#src/sections/not-found/NotFound.tsx';
import { content } from './content.ts';

export function Page() {
  return <PageFrame content={content} hero={<NotFound content={content.notFound} />} />;
}
