import { chakra } from '@chakra-ui/react/styled-system';
import type { TitledText } from '#src/site/content-types.ts';

/** Titled paragraphs as ruled rows: the title on the left, its text on the right. */
export function TitledRows({ rows }: { rows: readonly TitledText[] }) {
  return (
    <chakra.div
      borderTop="1px solid {colors.hairline}"
      css={{
        '& > div': {
          display: 'grid',
          gridTemplateColumns: { base: '1fr', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
          gap: '{spacing.1} {spacing.8}',
          borderBottom: '1px solid {colors.hairline}',
          paddingBlock: { base: '5', md: '6' },
        },
        '& p': { color: 'fg.muted', maxWidth: 'measure' },
      }}
    >
      {rows.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </chakra.div>
  );
}
