import { ActionLink } from '#src/links/ActionLink.tsx';
import type { Action, TitledText } from '#src/site/page-content.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/text/unbroken.ts';
import { Points } from './Points.tsx';
import { ForwardLink } from './ForwardLink.tsx';
import { titledListRecipe } from './TitledList.recipe.ts';

/** A titled text, and where there is more: points, and where it leads. */
export interface TitledEntry extends TitledText {
  readonly points?: readonly string[];
  readonly action?: Action;
  /** Anchor of the entry. */
  readonly id?: string;
}

/** The arrangements, which the recipe describes. */
type TitledListLayout = 'rows' | 'display' | 'ruled' | 'columns' | 'ledger' | 'pair';

/**
 * Titled texts of equal weight.
 *
 * @param numbered - counts the entries where they are a choice.
 * @param withButtons - shows where the entries lead as buttons in place of links.
 */
export function TitledList({
  content,
  layout = 'rows',
  numbered = false,
  withButtons = false,
}: {
  content: readonly TitledEntry[];
  layout?: TitledListLayout;
  numbered?: boolean;
  withButtons?: boolean;
}) {
  // The entries of a pair follow one another.
  const List = numbered || layout === 'pair' ? 'ol' : 'ul';
  return (
    <List className={classNames(titledListRecipe, { layout })}>
      {content.map(({ title, text, points, action, id }, index) => (
        <li key={title} id={id}>
          {numbered && <span aria-hidden>{index + 1}</span>}
          <h3>{unbrokenHeading(title)}</h3>
          <p>{unbroken(text)}</p>
          {points && <Points points={points} discs={layout === 'ledger'} />}
          {action && <Next action={action} isButton={withButtons} />}
        </li>
      ))}
    </List>
  );
}

function Next({ action, isButton }: { action: Action; isButton: boolean }) {
  if (!isButton) return <ForwardLink action={action} />;
  return (
    <Button asChild variant="outline">
      <ActionLink action={action} />
    </Button>
  );
}
