import { useCollapsible } from '@chakra-ui/react/collapsible';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Chakra's collapsible for a menu whose button the boot script works before hydration and after it, so that no click
 * finds it between two: the machine follows the button's `aria-expanded`, and says so in the attributes of its part.
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
