import { ActionLink } from './ActionLink.tsx';
import type { Action } from '#src/site/page-content.ts';
import { Button } from '#src/theme/chakra/Button.tsx';

export function ActionButtons({ actions }: { actions: readonly Action[] }) {
  return actions.map((action, index) => (
    <Button key={action.label} asChild variant={index === 0 ? 'solid' : 'outline'}>
      <ActionLink action={action} />
    </Button>
  ));
}
