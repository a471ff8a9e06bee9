import type { TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/text/unbroken.ts';
import { AnnotatedSlide, type AnnotatedSlideContent } from './AnnotatedSlide.tsx';
import { deckAnatomyRecipe, slideKeyRecipe } from './DeckAnatomy.recipe.ts';

/** A slide with numbered parts, and what stands behind each number. */
export function DeckAnatomy({
  slide,
  parts,
}: {
  slide: AnnotatedSlideContent;
  parts: readonly TitledText[];
}) {
  return (
    <div className={classNames(deckAnatomyRecipe)}>
      <AnnotatedSlide {...slide} />
      <ol className={classNames(slideKeyRecipe)}>
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
