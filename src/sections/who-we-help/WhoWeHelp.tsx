import { chakra } from '@chakra-ui/react/styled-system';
import type { Action, TitledText } from '#src/site/content-types.ts';
import { ForwardLink } from '../ForwardLink.tsx';
import { Section } from '../section/Section.tsx';
import { TitledRows } from '../TitledRows.tsx';

export interface WhoWeHelpContent {
  readonly title: string;
  readonly eyebrow: string;
  readonly audiences: readonly TitledText[];
  /** Why these teams come: a statement set large, what stands behind it, and where to read on. */
  readonly reason: TitledText & { readonly statement: string; readonly action: Action };
}

/** Whom the provider works for, and the one reason they come. */
export function WhoWeHelp({ content }: { content: WhoWeHelpContent }) {
  const { title, eyebrow, audiences, reason } = content;
  return (
    <Section title={title} eyebrow={eyebrow}>
      <chakra.div
        css={{
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
          gap: '{spacing.12} {spacing.24}',
        }}
      >
        <TitledRows rows={audiences} />
        <chakra.div
          css={{
            display: 'grid',
            gap: '4',
            alignContent: 'start',
            borderTop: '2px solid {colors.brand}',
            paddingTop: '6',
            '& > p:first-of-type': { fontFamily: 'heading', fontSize: '2xl', lineHeight: 1.2 },
            '& > p': { color: 'fg' },
          }}
        >
          <h3>{reason.title}</h3>
          <p>{reason.statement}</p>
          <p>{reason.text}</p>
          <ForwardLink action={reason.action} />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
