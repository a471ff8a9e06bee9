import styles from './SkipLink.module.css';

/** The first stop of the keyboard: jumps over the navigation (WCAG 2.2 2.4.1). */
export function SkipLink() {
  return (
    <a href="#main" className={styles.root}>
      Skip to content
    </a>
  );
}
