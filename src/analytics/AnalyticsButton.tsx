import { useIsHydrated } from '#src/browser/use-is-hydrated.ts';
import styles from './AnalyticsQuestion.module.css';
import { reopenQuestion } from './consent.ts';

export function AnalyticsButton() {
  const isHydrated = useIsHydrated();
  return (
    <button type="button" className={styles.button} disabled={!isHydrated} onClick={reopenQuestion}>
      Analytics choice
    </button>
  );
}
