import type { TitledText } from '#src/site/page-content.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/text/unbroken.ts';
import { audienceStairRecipe } from './AudienceStair.recipe.ts';

/** Kinds of clients, each a step higher. */
export function AudienceStair({ content }: { content: readonly TitledText[] }) {
  return (
    <ul className={classNames(audienceStairRecipe)}>
      {content.map(({ title, text }) => (
        <li key={title}>
          <h3>{unbrokenHeading(title)}</h3>
          <p>{unbroken(text)}</p>
        </li>
      ))}
    </ul>
  );
}
