import { classNames } from '#src/theme/class-names.ts';
import { unbrokenHeading } from '#src/theme/unbroken.ts';
import { scopeRedlineRecipe } from './ScopeRedline.recipe.ts';

/** A line of a scope before and after it was rewritten, and what the rewriting changes. */
export interface RedlinedScope {
  readonly part: string;
  readonly before: string;
  readonly after: string;
  readonly effect: string;
}

/** Lines of a scope as an editor marks them: struck out on the left, rewritten beside a change bar. */
export function ScopeRedline({ lines }: { lines: readonly RedlinedScope[] }) {
  const styles = classNames(scopeRedlineRecipe);
  return (
    <div className={styles.root}>
      {lines.map(({ part, before, after, effect }) => (
        <article key={part} className={styles.line}>
          <h3>{unbrokenHeading(part)}</h3>
          <p>
            <small>Before</small>
            <del>{before}</del>
          </p>
          <p>
            <small>After</small>
            <ins>{after}</ins>
            <span>{effect}</span>
          </p>
        </article>
      ))}
    </div>
  );
}
