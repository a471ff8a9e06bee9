import type { TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
import { AnnotatedSlide, type AnnotatedSlideContent } from './AnnotatedSlide.tsx';
import { deckAnatomyRecipe } from './DeckAnatomy.recipe.ts';

/** A slide with numbered parts, and what stands behind each number. */
export function DeckAnatomy({
  slide,
  parts,
}: {
  slide: AnnotatedSlideContent;
  parts: readonly TitledText[];
}) {
  const root = classNames(deckAnatomyRecipe);
  return (
    <div className={root}>
      <AnnotatedSlide {...slide} />
      <ol>
        {parts.map(({ title, text }, index) => (
          <li key={title}>
            <span aria-hidden>{index + 1}</span>
            <h3>{unbrokenHeading(title)}</h3>
            <p>{unbroken(text)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
