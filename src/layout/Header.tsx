import { Suspense } from 'react';
import { hydrateLate } from '#src/browser/hydrate-late.ts';
import { useKnownPath } from '#src/browser/use-known-path.ts';
import { SiteLink } from '#src/text/SiteLink.tsx';
import { consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import { isActiveEntry, topNavigation } from '#src/site/navigation.ts';
import { provider } from '#src/site/provider.ts';
import type { Route } from '#src/site/routes.ts';
import { classNames } from '#src/theme/class-names.ts';
import { buttonRecipe } from '#src/theme/recipes/button.recipe.ts';
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
  const button = classNames(buttonRecipe, { size: 'sm' });
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
              const link = <EntryLink route={route} />;
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
          <SiteLink to="/contact" className={`${button} ${styles.consultation}`}>
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

/** The link of an entry. It finds out by itself where the visitor is, because some entries hydrate later than others. */
function EntryLink({ route }: { route: Route }) {
  const path = useKnownPath();
  return (
    <SiteLink
      to={route.path}
      className={classNames(headerRecipe).link}
      aria-current={route.path === path ? 'page' : undefined}
      data-active={isActiveEntry(route, path) ? '' : undefined}
    >
      {route.label}
    </SiteLink>
  );
}
