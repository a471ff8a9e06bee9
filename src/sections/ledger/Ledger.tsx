import { ActionLink } from '#src/app/SiteLink.tsx';
import type { Action, TitledText } from '#src/site/content-types.ts';
import { Button } from '#src/theme/Button.tsx';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
import { ForwardLink } from '../forward-link/ForwardLink.tsx';
import { ledgerRecipe } from './Ledger.recipe.ts';

/** One column: where a visitor stands or what is offered, and where it leads, if anywhere. */
export interface LedgerEntry extends TitledText {
  readonly points?: readonly string[];
  readonly action?: Action;
  /** Anchor of the entry. */
  readonly id?: string;
}

/**
 * Columns of equal worth, parted by rules, each with its link.
 *
 * @param numbered - counts the entries where they are a choice; their links are then buttons.
 */
export function Ledger({
  entries,
  numbered = false,
}: {
  entries: readonly LedgerEntry[];
  numbered?: boolean;
}) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={classNames(ledgerRecipe)}>
      {entries.map(({ title, text, points, action, id }, index) => (
        <li key={title} id={id}>
          {numbered && <span aria-hidden>{index + 1}</span>}
          <h3>{unbrokenHeading(title)}</h3>
          <p>{unbroken(text)}</p>
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>{unbroken(point)}</li>
              ))}
            </ul>
          )}
          {action &&
            (numbered ? (
              <Button asChild variant="outline">
                <ActionLink action={action} />
              </Button>
            ) : (
              <ForwardLink action={action} />
            ))}
        </li>
      ))}
    </List>
  );
}
