import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { PlotStrip } from '#src/components/PlotStrip.tsx';
import { content } from './content.ts';
import { NotFound } from './NotFound.tsx';

export function Page() {
  return (
    <PageFrame
      content={content}
      hero={<NotFound content={content.notFound} />}
      plot={<PlotStrip content={content.plot} layout="low" />}
    />
  );
}
