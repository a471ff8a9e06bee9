import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { ArrowLabel } from '#src/components/ActionLink.tsx';
import type { NavigationMenu } from '#src/site/navigation.ts';
import { findRoute } from '#src/site/routes.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import styles from './Header.module.css';
import { Icon } from '#src/components/Icon.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Heading, Text } from '#src/components/Text.tsx';

export function HeaderDropdown({ menu, path }: { menu: NavigationMenu; path: string }) {
  return (
    <Disclosure className={styles.dropdown} name="menu">
      <summary
        className={styles.toggle}
        aria-label={`${menu.label} menu`}
        aria-current={findRoute(path)?.group === menu.group || undefined}
      >
        <span>{menu.label}</span>
        <Icon icon={chevronDown} size={18} />
      </summary>
      <div id={`menu-${menu.group}`} className={styles.panel}>
        <Text as="div" className={styles.aside}>
          <Text>{menu.texts.heading}</Text>
          {menu.texts.intro}
        </Text>
        <ul className={styles.cards}>
          {menu.cards.map((card) => (
            <li key={card.path}>
              <SiteLink
                to={card.path}
                className={styles.card}
                aria-current={card.path === path ? 'page' : undefined}
              >
                <strong>{card.label}</strong> <Heading as="span">{card.summary}</Heading>{' '}
                {card.duration && <Text as="em">{card.duration}</Text>} <b>{card.menuAction}</b>
              </SiteLink>
            </li>
          ))}
        </ul>
        <SiteLink
          to={menu.overview.path}
          className={styles.overview}
          aria-current={menu.overview.path === path ? 'page' : undefined}
        >
          <ArrowLabel>{menu.texts.overview}</ArrowLabel>
        </SiteLink>
      </div>
    </Disclosure>
  );
}
