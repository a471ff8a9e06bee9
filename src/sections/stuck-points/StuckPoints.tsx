import { chakra } from '@chakra-ui/react/styled-system';
import type { Action, TitledText } from '#src/site/content-types.ts';
import { ForwardLink } from '../ForwardLink.tsx';

/** A place where programs stall, in the words of the team, and where the way out is described. */
export interface StuckPoint extends TitledText {
  readonly action: Action;
}

/** Stuck points in a grid parted by one upright and one level rule. */
export function StuckPoints({ points }: { points: readonly StuckPoint[] }) {
  return (
    <chakra.ul
      css={{
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        '& > li': {
          display: 'grid',
          gap: '3',
          alignContent: 'start',
          paddingBlock: '8',
          borderTop: '1px solid {colors.control}',
        },
        '& > li:nth-of-type(odd)': { paddingInlineEnd: { md: '12' } },
        '& > li:nth-of-type(even)': {
          paddingInlineStart: { md: '12' },
          borderInlineStart: { md: '1px solid {colors.control}' },
        },
        '& h3': { fontFamily: 'heading', fontSize: '2xl', fontWeight: 520, lineHeight: 1.15 },
        '& li > p:first-of-type': { color: 'fg.muted', maxWidth: 'measure' },
      }}
    >
      {points.map(({ title, text, action }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <ForwardLink action={action} />
        </li>
      ))}
    </chakra.ul>
  );
}
