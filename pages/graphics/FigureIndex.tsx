import { SiteLink } from '#src/components/SiteLink.tsx';
import type { InternalLink } from '#src/site/routes.ts';
import styles from './FigureIndex.module.css';

export function FigureIndex({
  content: { heading, figures },
}: {
  content: {
    readonly heading: string;
    readonly figures: readonly { readonly title: string; readonly to: InternalLink }[];
  };
}) {
  return (
    <nav aria-label={heading} className={styles.root}>
      <ol>
        {figures.map(({ title, to }, index) => (
          <li key={to}>
            <span>Fig. {index + 1}</span>
            <SiteLink to={to}>{title}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
