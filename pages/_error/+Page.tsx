import { PageFrame } from '#src/layout/PageFrame.tsx';
import { NotFound } from '#src/sections/not-found/NotFound.tsx';
import { Trace } from '#src/sections/trace/Trace.tsx';
import { content } from './content.ts';

export function Page() {
  return (
    <PageFrame
      content={content}
      hero={<NotFound content={content.notFound} />}
      trace={<Trace content={content.trace} layout="low" />}
    />
  );
}
