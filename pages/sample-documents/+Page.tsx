import { PageFrame } from '#src/components/PageFrame.tsx';
import { PrintButton } from '#src/components/PrintButton.tsx';
import { Text } from '#src/components/Text.tsx';
import text from '#src/theme/text.module.css';
import { content } from './content.ts';
import { SamplePack } from './SamplePack.tsx';

export function Page() {
  const { print, groups } = content;
  return (
    <PageFrame
      content={content}
      heroPanels={
        <div>
          <PrintButton label={print.label} />
          <Text className={text.note}>{print.note}</Text>
        </div>
      }
    >
      {groups.map((group) => (
        <SamplePack key={group.title} content={group} />
      ))}
    </PageFrame>
  );
}
