import { FactList } from '#src/components/FactList.tsx';
import type { Fact } from '#src/site/page-content.ts';
import styles from './SprintPricing.module.css';

export function SprintPricing({ content }: { content: readonly Fact[] }) {
  return <FactList facts={content} className={styles.root} />;
}
