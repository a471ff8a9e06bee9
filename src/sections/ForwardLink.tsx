import { chakra } from '@chakra-ui/react/styled-system';
import ArrowRight from 'lucide-react/dist/esm/icons/arrow-right.mjs';
import { ActionLink } from '#src/app/SiteLink.tsx';
import type { Action } from '#src/site/content-types.ts';

/** The link at the end of a section to the page that says more. */
export function ForwardLink({ action }: { action: Action }) {
  return (
    <chakra.p
      paddingBlock="2"
      fontWeight={600}
      color="brand"
      css={{
        '& a': { paddingBlock: '3' },
        // The arrow stays with the last word of a label that wraps.
        '& svg': { display: 'inline', verticalAlign: '-0.2em', marginInlineStart: '2' },
      }}
    >
      <ActionLink action={action} />
      <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
    </chakra.p>
  );
}
