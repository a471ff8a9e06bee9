import type { TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
import { EmbeddedLead, type EmbeddedLeadContent } from './EmbeddedLead.tsx';
import { accelerationRecipe } from './Acceleration.recipe.ts';

/** Who holds the lines, beside what that wins. */
export function Acceleration({
  lead,
  reasons,
}: {
  lead: EmbeddedLeadContent;
  reasons: readonly TitledText[];
}) {
  return (
    <div className={classNames(accelerationRecipe)}>
      <EmbeddedLead content={lead} />
      <ul>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{unbrokenHeading(title)}</h3>
            <p>{unbroken(text)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
