import { ActionLink } from '#src/app/SiteLink.tsx';
import type { Action, TitledText } from '#src/site/content-types.ts';
import { Button } from '#src/theme/Button.tsx';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
import { pathChooserRecipe } from './PathChooser.recipe.ts';

/** A way into the work: who it is for, what it holds and the link that starts it. */
export interface EntryPath extends TitledText {
  readonly points?: readonly string[];
  readonly action: Action;
  /** Anchor of the path. */
  readonly id?: string;
}

/** Three numbered ways into the work, side by side. */
export function PathChooser({ paths }: { paths: readonly EntryPath[] }) {
  const root = classNames(pathChooserRecipe);
  return (
    <ol className={root}>
      {paths.map(({ title, text, points, action, id }, index) => (
        <li key={title} id={id}>
          <span aria-hidden>{index + 1}</span>
          <h3>{unbrokenHeading(title)}</h3>
          <div>
            <p>{unbroken(text)}</p>
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{unbroken(point)}</li>
                ))}
              </ul>
            )}
          </div>
          <Button asChild variant="outline">
            <ActionLink action={action} />
          </Button>
        </li>
      ))}
    </ol>
  );
}
