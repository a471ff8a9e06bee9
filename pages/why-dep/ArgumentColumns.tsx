import { Points } from '#src/components/Points.tsx';
import plate from '#src/theme/plate.module.css';
import { unbroken, unbrokenHeading } from '#src/components/unbroken.ts';
import styles from './ArgumentColumns.module.css';

export interface Argument {
  readonly title: string;
  readonly thesis: string;
  readonly paragraphs: readonly [string, string];
  readonly points: readonly string[];
}

export function ArgumentColumns({ content }: { content: readonly Argument[] }) {
  return (
    <div className={`${styles.root} ${plate.plate}`}>
      {content.map(({ title, thesis, paragraphs, points }) => (
        <section key={title}>
          <h2>{unbrokenHeading(title)}</h2>
          <p>{unbroken(thesis)}</p>
          <p>{unbroken(paragraphs[0])}</p>
          <p>{unbroken(paragraphs[1])}</p>
          <Points points={points} />
        </section>
      ))}
    </div>
  );
}
