import { SiteLink } from '#src/components/SiteLink.tsx';
import type { InternalLink } from '#src/site/routes.ts';
import { classNames } from '#src/theme/class-names.ts';
import { figureIndexRecipe } from './FigureIndex.recipe.ts';

/** A page's figures, numbered, as links to them. */
export function FigureIndex({
  content: { heading, figures },
}: {
  content: {
    readonly heading: string;
    readonly figures: readonly { readonly title: string; readonly to: InternalLink }[];
  };
}) {
  return (
    <nav aria-label={heading} className={classNames(figureIndexRecipe)}>
      <ol>
        {figures.map(({ title, to }, index) => (
          <li key={to}>
            <span>Fig. {index + 1}</span>
            <SiteLink to={to}>{title}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
