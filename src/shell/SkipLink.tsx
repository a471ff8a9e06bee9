import { AnchorLink } from '#src/components/AnchorLink.tsx';
import styles from './SkipLink.module.css';

/** WCAG 2.2 2.4.1. */
export function SkipLink() {
  return (
    <AnchorLink to="#main" className={styles.root} data-screen="">
      Skip to content
    </AnchorLink>
  );
}
