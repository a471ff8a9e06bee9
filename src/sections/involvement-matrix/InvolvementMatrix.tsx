import { classNames } from '#src/theme/class-names.ts';
import { involvementMatrixRecipe } from './InvolvementMatrix.recipe.ts';

/** What a role does in a phase: it leads, it advises, or it has no part. */
export type Part = 'leads' | 'advises' | '';

export interface InvolvementMatrixContent {
  readonly caption: string;
  readonly roleHeading: string;
  readonly phases: readonly string[];
  /** A part for each phase, in the order of the phases. */
  readonly roles: readonly { readonly name: string; readonly parts: readonly Part[] }[];
}

/** Who leads and who advises in each phase of a program. */
export function InvolvementMatrix({ content }: { content: InvolvementMatrixContent }) {
  const root = classNames(involvementMatrixRecipe);
  return (
    <figure className={root}>
      <table aria-label={content.caption}>
        <thead>
          <tr>
            <th scope="col">{content.roleHeading}</th>
            {content.phases.map((phase) => (
              <th key={phase} scope="col">
                {phase}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.roles.map(({ name, parts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {parts.map((part, index) => (
                <td key={content.phases[index]} data-part={part || undefined}>
                  {part || 'not involved'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>
        <span>{content.caption}:</span>
        <i data-part="leads">leads</i>
        <i data-part="advises">advises</i>
      </figcaption>
    </figure>
  );
}
