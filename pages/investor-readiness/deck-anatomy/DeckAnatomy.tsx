import { TitledList } from '#src/sections/titled-list/TitledList.tsx';
import type { TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
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
      <TitledList entries={parts} layout="key" numbered />
    </div>
  );
}
