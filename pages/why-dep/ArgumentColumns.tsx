import { Points } from '#src/components/Points.tsx';
import plate from '#src/theme/plate.module.css';
import { preventBreaks, preventHeadingBreaks } from '#src/components/prevent-breaks.ts';
import styles from './ArgumentColumns.module.css';

export interface Argument {
  readonly title: string;
  readonly thesis: string;
  readonly paragraphs: readonly [string, string];
  readonly points: readonly string[];
}

export function ArgumentColumns({ content }: { content: readonly Argument[] }) {
  return (
    <div className={`${styles.root} ${plate.root}`}>
      {content.map(({ title, thesis, paragraphs, points }) => (
        <section key={title}>
          <h2>{preventHeadingBreaks(title)}</h2>
          <p>{preventBreaks(thesis)}</p>
          <p>{preventBreaks(paragraphs[0])}</p>
          <p>{preventBreaks(paragraphs[1])}</p>
          <Points points={points} />
        </section>
      ))}
    </div>
  );
}
