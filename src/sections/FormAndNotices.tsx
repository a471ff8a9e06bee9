import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A form on eight columns and, beside it, the notices that a visitor should see before sending it. */
export function FormAndNotices({ notices, children }: { notices: ReactNode; children?: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' }}
      gap="{spacing.12} {spacing.16}"
      alignItems="start"
      css={{
        '& > div:last-of-type': {
          display: 'grid',
          gap: '6',
          position: { lg: 'sticky' },
          top: 'calc({sizes.header} + {spacing.6})',
        },
      }}
    >
      <div>{children}</div>
      <div>{notices}</div>
    </chakra.div>
  );
}
