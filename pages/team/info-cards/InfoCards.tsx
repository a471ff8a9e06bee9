import type { TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
import { infoCardsRecipe } from './InfoCards.recipe.ts';

/** Notes of equal weight, side by side under one rule each. */
export function InfoCards({ cards }: { cards: readonly TitledText[] }) {
  return (
    <ul className={classNames(infoCardsRecipe)}>
      {cards.map(({ title, text }) => (
        <li key={title}>
          <h3>{unbrokenHeading(title)}</h3>
          <p>{unbroken(text)}</p>
        </li>
      ))}
    </ul>
  );
}
