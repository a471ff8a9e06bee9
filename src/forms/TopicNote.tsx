import { useInquiryTopic } from './inquiry-topic.ts';
import styles from './TopicNote.module.css';

export function TopicNote({ children }: { children: string }) {
  const { label } = useInquiryTopic();
  return (
    <span className={styles.root} data-known={label && ''}>
      {label ? `Regarding: ${label}` : children}
    </span>
  );
}
