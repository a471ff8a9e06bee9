import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ActionLink } from '#src/app/SiteLink.tsx';
import type { Action, TitledText } from '#src/site/content-types.ts';

/**
 * A boxed note beside or below the main text: a heading, a paragraph, and a link where there is a next step.
 *
 * @param headingLevel - `h2` in a hero, where it follows the page's own heading.
 */
export function InfoBox({
  title,
  text,
  action,
  children,
  headingLevel: Heading = 'h3',
  id,
}: TitledText & { action?: Action; id?: string; children?: ReactNode; headingLevel?: 'h2' | 'h3' }) {
  return (
    <chakra.div
      id={id}
      borderTop="2px solid {colors.brand}"
      bg="bg.raised"
      padding="6"
      css={{
        display: 'grid',
        gap: '2',
        alignContent: 'start',
        '& > h2': { fontSize: '2xl' },
        '& > p': { color: 'fg.muted' },
        '& > a': { justifySelf: 'start', display: 'inline-grid', alignItems: 'center', minHeight: 'target' },
      }}
    >
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children}
      {action && <ActionLink action={action} fontWeight={600} />}
    </chakra.div>
  );
}
