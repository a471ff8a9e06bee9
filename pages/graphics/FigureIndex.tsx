import { AnchorLink } from '#src/components/AnchorLink.tsx';
import type { AnchorTarget } from '#src/site/routes.ts';
import styles from './FigureIndex.module.css';

export function FigureIndex({
  content: { heading, figures },
}: {
  content: {
    readonly heading: string;
    readonly figures: readonly { readonly title: string; readonly to: AnchorTarget }[];
  };
}) {
  return (
    <nav aria-label={heading} className={styles.root}>
      <ol>
        {figures.map(({ title, to }, index) => (
          <li key={to}>
            <span>Fig. {index + 1}</span> <AnchorLink to={to}>{title}</AnchorLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
