import type { IconNode } from 'lucide';
import { useKnownPath } from '#src/browser/use-known-path.ts';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { phrases } from '#src/content/values/phrases.ts';
import { claims } from '#src/content/values/claims.ts';
import { menuTexts } from '#src/content/values/menu-texts.ts';
import { isActiveEntry, topNavigation } from '#src/site/navigation.ts';
import { provider } from '#src/site/provider.ts';
import button from '#src/theme/chakra/Button.module.css';
import { HeaderDropdown } from './HeaderDropdown.tsx';
import styles from './Header.module.css';
import { Icon } from '#src/components/Icon.tsx';
import { Logo } from './Logo.tsx';

const menuId = 'site-menu';
const { consultationStart: verb, consultationEnd: object } = phrases;

const bars: IconNode = [
  ['path', { d: 'M3 8h18' }],
  ['path', { d: 'M3 16h18' }],
];

/** Native menus open before hydration. `src/boot/menus.ts` adds hover. */
export function Header() {
  const path = useKnownPath();
  return (
    <header className={styles.root}>
      <nav className={styles.bar} aria-label="Main">
        <SiteLink to="/" className={styles.logo}>
          <Logo alt="DEP home" width={180} height={40} />
        </SiteLink>
        <button className={styles.menuButton} type="button" popoverTarget={menuId} aria-label="Menu">
          <Icon icon={bars} size={22} />
        </button>
        <div id={menuId} popover="auto" className={styles.menu}>
          <ul className={styles.list}>
            {topNavigation.map(({ route, menu }) => (
              <li key={route.path} className={styles.item}>
                <SiteLink
                  to={route.path}
                  className={styles.link}
                  aria-current={route.path === path ? 'page' : undefined}
                  data-active={isActiveEntry(route, path) ? '' : undefined}
                >
                  {menu?.label ?? route.label}
                </SiteLink>
                {menu && <HeaderDropdown menu={menu} path={path} />}
              </li>
            ))}
          </ul>
          <p className={styles.responseTime}>
            {`${menuTexts.reply} `}
            <b>{claims.responseTime}</b> <a href={`mailto:${provider.email}`}>{provider.email}</a>
          </p>
        </div>
        <SiteLink
          to="/contact"
          className={`${button.root} ${button.outline} ${button.bar} ${styles.consultation}`}
        >
          <span>{`${verb} `}</span>
          {object}
        </SiteLink>
      </nav>
    </header>
  );
}
