import { chakra } from '@chakra-ui/react/styled-system';
import ArrowRight from 'lucide-react/dist/esm/icons/arrow-right.mjs';
import { ActionLink } from '#src/app/SiteLink.tsx';
import type { Action } from '#src/site/content-types.ts';

/** The link at the end of a section to the page that says more. */
export function ForwardLink({ action }: { action: Action }) {
  return (
    <chakra.p
      display="flex"
      alignItems="center"
      gap="2"
      fontWeight={600}
      color="brand"
      css={{ '& a': { display: 'inline-grid', alignItems: 'center', minHeight: 'target' } }}
    >
      <ActionLink action={action} />
      <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
    </chakra.p>
  );
}
