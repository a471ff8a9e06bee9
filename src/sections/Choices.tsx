import { ActionLink } from '#src/text/ActionLink.tsx';
import type { Action, TitledText } from '#src/site/page-content.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/text/unbroken.ts';
import { choicesRecipe } from './Choices.recipe.ts';
import { Points } from './Points.tsx';

export interface Choice extends TitledText {
  /** Anchor of the choice. */
  readonly id?: string;
  readonly points?: readonly string[];
  readonly action?: Action;
}

/** What a visitor can be or do, beside each other, each with its next step. */
export function Choices({ content, numbered = false }: { content: readonly Choice[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={classNames(choicesRecipe)}>
      {content.map(({ id, title, text, points, action }, index) => (
        <li key={title} id={id}>
          {numbered && <span aria-hidden>{index + 1}</span>}
          <h3>{unbrokenHeading(title)}</h3>
          <p>{unbroken(text)}</p>
          {points && <Points points={points} discs />}
          {action && (
            <Button asChild variant="outline">
              <ActionLink action={action} />
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}
