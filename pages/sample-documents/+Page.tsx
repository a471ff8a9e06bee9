import { PageFrame } from '#src/components/frame/PageFrame.tsx';
import { PrintButton } from '#src/components/samples/PrintButton.tsx';
import { Text } from '#src/components/Text.tsx';
import { useSampleDialog } from '#src/components/samples/use-sample-dialog.ts';
import { samples as executionSamples } from '#src/content/values/samples/execution-support.ts';
import { samples as readinessSamples } from '#src/content/values/samples/molecule-readiness.ts';
import { samples as rfpSamples } from '#src/content/values/samples/rfp-creation.ts';
import { samples as matchingSamples } from '#src/content/values/samples/rfp-matching.ts';
import { samples as developmentSamples } from '#src/content/values/samples/small-molecule-development.ts';
import { samples as strategySamples } from '#src/content/values/samples/start-with-strategy.ts';
import text from '#src/theme/text.module.css';
import { content } from './content.ts';
import { SamplePack } from './SamplePack.tsx';
import styles from './SamplePack.module.css';

const { print } = content;

/** In the content's order. */
const samples = [
  readinessSamples,
  strategySamples,
  developmentSamples,
  rfpSamples,
  matchingSamples,
  executionSamples,
];

const groups = content.groups.map((group, index) => ({ ...group, pages: samples[index]! }));
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
