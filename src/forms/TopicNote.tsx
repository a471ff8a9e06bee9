import { Text } from '#src/components/Text.tsx';
import { useInquiryTopic } from './inquiry-topic.ts';
import styles from './TopicNote.module.css';

export function TopicNote({ children }: { children: string }) {
  const { label } = useInquiryTopic();
  return (
    // The key replaces the element, because a translation may have moved its texts.
    <Text as="span" key={label} className={styles.root} data-known={label && ''}>
      {label ? `Regarding: ${label}` : children}
    </Text>
  );
}
