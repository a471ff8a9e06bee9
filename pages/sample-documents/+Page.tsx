import { PageFrame } from '#src/components/PageFrame.tsx';
import { AnchorLink } from '#src/components/AnchorLink.tsx';
import { PrintButton } from '#src/components/PrintButton.tsx';
import { Text } from '#src/components/Text.tsx';
import text from '#src/theme/text.module.css';
import { content } from './content.ts';
import { getGroupId, SamplePack } from './SamplePack.tsx';
import styles from './SamplePack.module.css';

export function Page() {
  const { print, groups } = content;
  return (
    <PageFrame
      content={content}
      figure={
        <ul className={styles.index}>
          {groups.map((group) => (
            <li key={group.title}>
              <AnchorLink to={`#${getGroupId(group)}`}>{group.title}</AnchorLink>
            </li>
          ))}
        </ul>
      }
      heroPanels={
        <div className={styles.opening}>
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
