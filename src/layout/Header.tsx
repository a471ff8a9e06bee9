import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { hydrateLate } from '#src/browser/hydrate-late.ts';
import { SiteLink } from '#src/text/SiteLink.tsx';
import { consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import { isActiveEntry, topNavigation } from '#src/site/navigation.ts';
import { provider } from '#src/site/provider.ts';
import { classNames } from '#src/theme/class-names.ts';
import { headerRecipe } from './Header.recipe.ts';

const menuId = 'site-menu';
const EntryWithMenu = hydrateLate(async () => (await import('./HeaderMenus.tsx')).EntryWithMenu);
const MenuButton = hydrateLate(async () => (await import('./HeaderMenus.tsx')).MenuButton);

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
        <Suspense>
          <MenuButton menuId={menuId} />
        </Suspense>
        <div id={menuId} popover="auto" className={styles.menu}>
          <ul className={styles.list}>
            {topNavigation.map(({ route, menu }) => {
              const link = (
                <SiteLink
                  to={route.path}
                  className={styles.link}
                  aria-current={route.path === pathname ? 'page' : undefined}
                  data-active={isActiveEntry(route, pathname) ? '' : undefined}
                >
                  {route.label}
                </SiteLink>
              );
              return menu ? (
                <Suspense key={route.path}>
                  <EntryWithMenu menu={menu}>{link}</EntryWithMenu>
                </Suspense>
              ) : (
                <li key={route.path} className={styles.item}>
                  {link}
                </li>
              );
            })}
          </ul>
          <SiteLink to="/contact" className={styles.consultation}>
            {consultationLabel}
          </SiteLink>
          <p className={styles.reply}>
            You hear from us within <b>{claims.responseTime}</b>
            <a href={`mailto:${provider.email}`}>{provider.email}</a>
          </p>
        </div>
      </nav>
    </header>
  );
}
