import styles from './SkipLink.module.css';

/** WCAG 2.2 2.4.1. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.root}>
      Skip to content
    </a>
  );
}
