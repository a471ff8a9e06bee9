import { Collapsible } from '@chakra-ui/react/collapsible';
import type { IconNode } from 'lucide';
import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useEffect, useRef, useState } from 'react';
import { SiteLink } from './SiteLink.tsx';
import { Icon } from './Icon.tsx';
import type { NavigationMenu } from '#src/site/navigation.ts';
import { findRoute } from '#src/site/routes.ts';
import { Heading, Text } from './Text.tsx';
import styles from './Header.module.css';

const bars: IconNode = [
  ['path', { d: 'M3 8h18' }],
  ['path', { d: 'M3 16h18' }],
];

export function MenuButton({ menuId }: { menuId: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useIsOpen(() => button.current?.popoverTargetElement);
  return (
    <Collapsible.Root asChild open={isOpen}>
      <button
        ref={button}
        className={styles.menuButton}
        type="button"
        popoverTarget={menuId}
        aria-label="Menu"
      >
        <Icon icon={bars} size={22} />
      </button>
    </Collapsible.Root>
  );
}

export function Dropdown({ menu, path }: { menu: NavigationMenu; path: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  const isOpen = useIsOpen(() => details.current);
  return (
    <Collapsible.Root asChild open={isOpen}>
      <details ref={details} className={styles.dropdown} name="menu" suppressHydrationWarning>
        <summary
          className={styles.toggle}
          aria-label={`${menu.overview.label} menu`}
          aria-current={findRoute(path)?.group === menu.group || undefined}
          data-menu={menu.group}
        >
          <span>{menu.overview.label}</span>
          <Icon icon={chevronDown} size={18} />
        </summary>
        <div id={`menu-${menu.group}`} className={styles.panel}>
          <Text as="div" className={styles.aside}>
            <Text>{menu.heading}</Text>
            {menu.intro}
          </Text>
          <ul className={styles.cards}>
            {menu.cards.map((card) => (
              <li key={card.path}>
                <SiteLink
                  to={card.path}
                  className={styles.card}
                  aria-current={card.path === path ? 'page' : undefined}
                >
                  <strong>{card.label}</strong>
                  <Heading as="span">{card.summary}</Heading>
                  <b>{card.menuAction}</b>
                </SiteLink>
              </li>
            ))}
          </ul>
          <SiteLink
            to={menu.overview.path}
            className={styles.overview}
            aria-current={menu.overview.path === path ? 'page' : undefined}
          >
            {menu.overviewLabel}
          </SiteLink>
        </div>
      </details>
    </Collapsible.Root>
  );
}

/** Mirrors the native open state, which can change before hydration (`docs/decisions/001-html-first.md`). */
function useIsOpen(element: () => Element | null | undefined): boolean {
  const [isOpen, setOpen] = useState(false);
  const find = useRef(element);
  useEffect(() => {
    const target = find.current();
    const updateIsOpen = () => setOpen(target?.matches('[open], :popover-open') ?? false);
    target?.addEventListener('toggle', updateIsOpen);
    updateIsOpen();
    return () => target?.removeEventListener('toggle', updateIsOpen);
  }, []);
  return isOpen;
}
