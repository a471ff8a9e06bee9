import { Collapsible, useCollapsible } from '@chakra-ui/react/collapsible';
import type { IconNode } from 'lucide';
import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '#src/text/SiteLink.tsx';
import { Icon } from '#src/drawings/Icon.tsx';
import { milestones } from '#src/site/milestones.ts';
import type { NavigationMenu } from '#src/site/navigation.ts';
import { classNames } from '#src/theme/class-names.ts';
import { partAttributes } from '#src/theme/chakra/part-attributes.ts';
import { unbrokenHeading } from '#src/text/unbroken.ts';
import { headerRecipe } from './Header.recipe.ts';

/** Two bars, which the style sheet turns into a cross while the menu is open. */
const bars: IconNode = [
  ['path', { d: 'M3 8h18' }],
  ['path', { d: 'M3 16h18' }],
];

/** The button of narrow screens that opens the main menu, a popover. */
export function MenuButton({ menuId }: { menuId: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const collapsible = useCollapsibleOf(menuId, button);
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

/**
 * An entry of the top navigation with its dropdown, which holds the milestones of a program or what the group is, the
 * group's cards, each a single link, and the link to the overview.
 */
export function EntryWithMenu({ menu, children }: { menu: NavigationMenu; children: ReactNode }) {
  const styles = classNames(headerRecipe);
  const button = useRef<HTMLButtonElement>(null);
  const collapsible = useCollapsibleOf(menu.group, button);
  const { pathname } = useLocation();
  const id = `menu-${menu.group}`;
  return (
    <Collapsible.RootProvider asChild value={collapsible}>
      <li className={styles.item} data-menu-item="">
        {children}
        <button
          {...partAttributes(collapsible.getTriggerProps())}
          ref={button}
          className={styles.toggle}
          type="button"
          aria-expanded={collapsible.open}
          aria-controls={id}
          aria-label={`${menu.overview.label} menu`}
          data-menu={menu.group}
          suppressHydrationWarning
        >
          <Icon icon={chevronDown} size={18} />
        </button>
        <div id={id} className={styles.panel}>
          <div className={styles.aside}>
            <p>{menu.heading}</p>
            {menu.about ?? (
              <ol>
                {milestones.map((milestone) => (
                  <li key={milestone}>{milestone}</li>
                ))}
              </ol>
            )}
          </div>
          <ul className={styles.cards}>
            {menu.cards.map((card) => (
              <li key={card.path}>
                <SiteLink
                  to={card.path}
                  className={styles.card}
                  aria-current={card.path === pathname ? 'page' : undefined}
                >
                  <strong>{card.label}</strong>
                  <span>{unbrokenHeading(card.summary)}</span>
                  <b>{card.menuAction}</b>
                </SiteLink>
              </li>
            ))}
          </ul>
          <SiteLink to={menu.overview.path} className={styles.overview}>
            {menu.footerLabel}
          </SiteLink>
        </div>
      </li>
    </Collapsible.RootProvider>
  );
}

/**
 * Chakra's collapsible for a menu, which is open when its button's `aria-expanded` says so. The boot script sets that
 * attribute before and after hydration, so that a click between the two is never lost. The client's specification names
 * Chakra for its menus (`docs/decisions/004-compiled-chakra.md`).
 */
function useCollapsibleOf(id: string, button: RefObject<HTMLButtonElement | null>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = button.current;
    if (!element) return undefined;
    const follow = () => setOpen(element.ariaExpanded === 'true');
    const observer = new MutationObserver(follow);
    observer.observe(element, { attributeFilter: ['aria-expanded'] });
    follow();
    return () => observer.disconnect();
  }, [button]);
  return useCollapsible({ id, open: isOpen });
}
