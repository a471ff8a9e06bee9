import { useInquiryTopic } from './inquiry-topic.ts';
import styles from './TopicNote.module.css';

/** Shows the topic from the link instead of `children`. Both take one line. */
export function TopicNote({ children }: { children: string }) {
  const { label } = useInquiryTopic();
  return (
    <span className={styles.root} data-known={label && ''}>
      {label ? `Regarding: ${label}` : children}
    </span>
  );
}
