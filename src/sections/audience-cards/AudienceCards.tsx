import { chakra, useRecipe } from '@chakra-ui/react/styled-system';
import { ActionLink } from '#src/app/SiteLink.tsx';
import type { Action, TitledText } from '#src/site/content-types.ts';
import { buttonRecipe } from '#src/theme/button.recipe.ts';

/** Who the offer is for, as cards on a rising stair: each stands a step further along than the one before. */
export function AudienceCards({ audiences, action }: { audiences: readonly TitledText[]; action: Action }) {
  const button = useRecipe({ recipe: buttonRecipe })({ tone: 'outline' });
  return (
    <>
      <chakra.ul
        css={{
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          gap: { base: '6', md: '0' },
          '& li': {
            borderTop: '1.5px solid {colors.brand}',
            borderInlineStart: '1px solid {colors.hairline}',
            padding: '{spacing.4} {spacing.6} {spacing.6}',
          },
          '& li:nth-of-type(1)': { marginTop: { md: '24' } },
          '& li:nth-of-type(2)': { marginTop: { md: '12' } },
          '& p': { marginTop: '2', color: 'fg.muted' },
        }}
      >
        {audiences.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </chakra.ul>
      <div>
        <ActionLink action={action} css={button} />
      </div>
    </>
  );
}
