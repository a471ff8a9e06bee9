import menuLines from 'lucide/dist/esm/icons/menu.mjs';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '#src/app/SiteLink.tsx';
import { Icon } from '#src/icons/Icon.tsx';
import { consultationLabel, isActiveEntry, topNavigation } from '#src/site/navigation.ts';
import { classNames } from '#src/theme/class-names.ts';
import { NavigationPanel } from './NavigationPanel.tsx';
import { headerRecipe } from './Header.recipe.ts';

const menuId = 'site-menu';

/**
 * The fixed top navigation (specification section 2, "Shared layout"). Menus open by native popover, hover and
 * focus, and by the boot script's `handleMenus`; nothing here waits for hydration.
 */
export function Header() {
  const styles = classNames(headerRecipe);
  const { pathname } = useLocation();
  return (
    <header className={styles.root}>
      <nav className={styles.bar} aria-label="Main">
        <SiteLink to="/" className={styles.logo}>
          <img
            src="/logo.svg"
            alt="DEP home"
            width="180"
            height="40"
            data-fallback="/placeholder.svg"
            data-failure="Logo failed to load"
          />
        </SiteLink>
        <button
          className={styles.hamburger}
          type="button"
          popoverTarget={menuId}
          aria-controls={menuId}
          aria-label="Menu"
          suppressHydrationWarning
        >
          <Icon icon={menuLines} size={22} />
        </button>
        <div id={menuId} popover="auto" className={styles.menu}>
          <ul className={styles.list}>
            {topNavigation.map(({ route, menu }) => (
              <li key={route.path} className={styles.item} data-menu-item={menu && ''}>
                <SiteLink
                  to={route.path}
                  className={styles.link}
                  aria-current={route.path === pathname ? 'page' : undefined}
                  data-active={isActiveEntry(route, pathname) ? '' : undefined}
                >
                  {route.label}
                </SiteLink>
                {menu && <NavigationPanel menu={menu} styles={styles} />}
              </li>
            ))}
          </ul>
          <SiteLink to="/contact" className={styles.consultation}>
            {consultationLabel}
          </SiteLink>
        </div>
      </nav>
    </header>
  );
}
