import { Points } from '#src/components/Points.tsx';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/components/unbroken.ts';
import { argumentColumnsRecipe } from './ArgumentColumns.recipe.ts';

export interface Argument {
  readonly title: string;
  /** The argument in a sentence or two. */
  readonly thesis: string;
  /** Two paragraphs that make it. */
  readonly paragraphs: readonly [string, string];
  readonly points: readonly string[];
}

/** Three sections side by side, each making one argument; a band of its own. */
export function ArgumentColumns({ content }: { content: readonly Argument[] }) {
  const root = classNames(argumentColumnsRecipe);
  return (
    <div className={root}>
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
