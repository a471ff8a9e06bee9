import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import Menu from 'lucide-react/dist/esm/icons/menu.mjs';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '#src/app/SiteLink.tsx';
import { buttonRecipe } from '#src/theme/button.recipe.ts';
import { consultationLabel, isActiveEntry, topNavigation } from '#src/site/navigation.ts';
import { NavigationPanel } from './NavigationPanel.tsx';
import { headerRecipe } from './Header.recipe.ts';
import { useRecipe } from '@chakra-ui/react/styled-system';

const menuId = 'site-menu';

/**
 * The fixed top navigation (specification section 2, "Shared layout"). Menus open by native popover, hover and
 * focus, and by the boot script's `handleMenus`; nothing here waits for hydration.
 */
export function Header() {
  const styles = useSlotRecipe({ recipe: headerRecipe })();
  const button = useRecipe({ recipe: buttonRecipe });
  const { pathname } = useLocation();
  return (
    <chakra.header css={styles.root}>
      <chakra.nav css={styles.bar} aria-label="Main">
        <SiteLink to="/" css={styles.logo}>
          <img
            src="/logo.svg"
            alt="DEP home"
            width="180"
            height="40"
            data-fallback="/placeholder.svg"
            data-failure="Logo failed to load"
          />
        </SiteLink>
        <chakra.button
          css={styles.hamburger}
          type="button"
          popoverTarget={menuId}
          aria-controls={menuId}
          aria-label="Menu"
        >
          <Menu size={22} strokeWidth={1.5} aria-hidden />
        </chakra.button>
        <chakra.div id={menuId} popover="auto" css={styles.menu}>
          <chakra.ul css={styles.list}>
            {topNavigation.map(({ route, menu }) => (
              <chakra.li key={route.path} css={styles.item} data-menu-item={menu && ''}>
                <SiteLink
                  to={route.path}
                  css={styles.link}
                  aria-current={route.path === pathname ? 'page' : undefined}
                  data-active={isActiveEntry(route, pathname) ? '' : undefined}
                >
                  {route.label}
                </SiteLink>
                {menu && <NavigationPanel menu={menu} styles={styles} />}
              </chakra.li>
            ))}
          </chakra.ul>
          <SiteLink to="/contact" css={{ ...button({ size: 'sm' }), ...styles.consultation }}>
            {consultationLabel}
          </SiteLink>
        </chakra.div>
      </chakra.nav>
    </chakra.header>
  );
}
