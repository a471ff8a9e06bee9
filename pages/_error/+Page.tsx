import { PageFrame } from '#src/layout/PageFrame.tsx';
import { Trace } from '#src/sections/Trace.tsx';
import { content } from './content.ts';
import { NotFound } from './NotFound.tsx';

export function Page() {
  return (
    <PageFrame
      content={content}
      hero={<NotFound content={content.notFound} />}
      trace={<Trace content={content.trace} layout="low" />}
    />
  );
}
