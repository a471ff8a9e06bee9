import { PageFrame } from '#src/components/PageFrame.tsx';
import { PrintButton } from '#src/components/PrintButton.tsx';
import { Text } from '#src/components/Text.tsx';
import { useSampleDialog } from '#src/components/use-sample-dialog.ts';
import text from '#src/theme/text.module.css';
import { content } from './content.ts';
import { SamplePack } from './SamplePack.tsx';
import styles from './SamplePack.module.css';

const { print, groups } = content;
const pages = groups.flatMap((group) => [...group.pages]);
const findAction = (openId: string) =>
  groups.find((group) => group.pages.some(({ id }) => id === openId))?.action;

export function Page() {
  const { getSummaryProps, Dialog, state } = useSampleDialog();
  return (
    <PageFrame
      content={content}
      figure={
        <div className={styles.opening}>
          <PrintButton label={print.label} />
          <Text className={text.note}>{print.note}</Text>
        </div>
      }
    >
      {groups.map((group) => (
        <SamplePack key={group.title} content={group} getSummaryProps={getSummaryProps} />
      ))}
      {Dialog && state && <Dialog {...state} pages={pages} action={findAction(state.openId)} />}
    </PageFrame>
  );
}
