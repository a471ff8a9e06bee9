import { chakra } from '@chakra-ui/react/styled-system';
import type { Action, TitledText } from '#src/site/content-types.ts';
import { ForwardLink } from '../ForwardLink.tsx';

/** Where a team stands today, one row each, with the page that answers it at the end of the row. */
export function AudienceBlock({
  audiences,
}: {
  audiences: readonly (TitledText & { readonly action: Action })[];
}) {
  return (
    <chakra.ul
      css={{
        borderTop: '2px solid {colors.fg}',
        '& > li': {
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)' },
          gap: '{spacing.3} {spacing.12}',
          alignItems: 'center',
          paddingBlock: '6',
          borderBottom: '1px solid {colors.hairline}',
        },
        '& h3': { fontFamily: 'heading', fontSize: '2xl', fontWeight: 520 },
        '& li > p:first-of-type': { color: 'fg.muted', maxWidth: 'measure' },
      }}
    >
      {audiences.map(({ title, text, action }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <ForwardLink action={action} />
        </li>
      ))}
    </chakra.ul>
  );
}
