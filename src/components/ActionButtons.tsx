import { Fragment } from 'react';
import { ActionLink } from './ActionLink.tsx';
import type { Action } from '#src/content/page-content.ts';
import { Button } from '#src/theme/chakra/Button.tsx';

export function ActionButtons({ actions }: { actions: readonly Action[] }) {
  return actions.map((action, index) => (
    <Fragment key={action.label}>
      {index > 0 && ' '}
      <Button asChild variant={index === 0 ? 'solid' : 'link'}>
        <ActionLink action={action} />
      </Button>
    </Fragment>
  ));
}
