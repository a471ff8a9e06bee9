import { useCollapsible } from '@chakra-ui/react/collapsible';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Chakra's collapsible for a menu. The boot script handles the button before and after hydration, so that a click
 * between the two is never lost; the machine follows the button's `aria-expanded` and names its state in `data-state`.
 * Chakra has to be there because the client's specification names its menus (`docs/decisions/004-compiled-chakra.md`).
 */
export function useDisclosure(id: string, button: RefObject<HTMLButtonElement | null>) {
  const collapsible = useCollapsible({ id });
  const setOpen = useRef(collapsible.setOpen);
  useEffect(() => {
    setOpen.current = collapsible.setOpen;
  });
  useEffect(() => {
    const element = button.current;
    if (!element) return undefined;
    const follow = () => setOpen.current(element.getAttribute('aria-expanded') === 'true');
    const observer = new MutationObserver(follow);
    observer.observe(element, { attributeFilter: ['aria-expanded'] });
    follow();
    return () => observer.disconnect();
  }, [button]);
  return collapsible;
}
