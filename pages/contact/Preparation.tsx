import { InfoBox } from '#src/sections/InfoBox.tsx';
import type { TitledText } from '#src/site/page-content.ts';
import { unbroken } from '#src/text/unbroken.ts';

export interface PreparationContent extends TitledText {
  readonly fold: string;
  readonly entries: readonly TitledText[];
}

/** What a good project description holds, before the field that asks for it. */
export function Preparation({ content }: { content: PreparationContent }) {
  return (
    <InfoBox content={content} fold={content.fold}>
      {content.entries.map(({ title, text }) => (
        <p key={title}>
          <b>{title}.</b>
          {unbroken(` ${text}`)}
        </p>
      ))}
    </InfoBox>
  );
}
