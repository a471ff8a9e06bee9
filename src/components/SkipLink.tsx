import { classNames } from '#src/theme/class-names.ts';
import { skipLinkRecipe } from './SkipLink.recipe.ts';

/** The first stop of the keyboard: jumps over the navigation (WCAG 2.2 2.4.1). */
export function SkipLink() {
  return (
    <a href="#main" className={classNames(skipLinkRecipe)}>
      Skip to content
    </a>
  );
}
