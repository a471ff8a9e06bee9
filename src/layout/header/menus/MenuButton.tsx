import type { IconNode } from 'lucide';
import { useRef } from 'react';
import { Icon } from '#src/icons/Icon.tsx';
import { classNames } from '#src/theme/class-names.ts';
import { partAttributes } from '#src/theme/chakra/part-attributes.ts';
import { headerRecipe } from '../Header.recipe.ts';
import { useDisclosure } from './use-disclosure.ts';

/** Two bars, which the style sheet turns into a cross while the menu is open. */
const bars: IconNode = [
  ['path', { d: 'M3 8h18' }],
  ['path', { d: 'M3 16h18' }],
];

/** The button of narrow screens that opens the main menu, a popover. */
export function MenuButton({ menuId }: { menuId: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const collapsible = useDisclosure(menuId, button);
  return (
    <button
      {...partAttributes(collapsible.getTriggerProps())}
      ref={button}
      className={classNames(headerRecipe).hamburger}
      type="button"
      popoverTarget={menuId}
      aria-controls={menuId}
      aria-label="Menu"
      suppressHydrationWarning
    >
      <Icon icon={bars} size={22} />
    </button>
  );
}
