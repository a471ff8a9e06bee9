import { chakra, useRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs';
import { SiteLink } from '#src/app/SiteLink.tsx';
import type { NavigationMenu } from '#src/site/navigation.ts';
import { buttonRecipe } from '#src/theme/button.recipe.ts';

/** A dropdown of the top navigation: its button, the group's cards and the link to the overview. */
export function NavigationPanel({
  menu,
  styles,
}: {
  menu: NavigationMenu;
  styles: Record<string, SystemStyleObject>;
}) {
  const id = `menu-${menu.group}`;
  const button = useRecipe({ recipe: buttonRecipe })({ tone: 'outline', size: 'sm' });
  return (
    <>
      <chakra.button
        css={styles['toggle']}
        type="button"
        aria-expanded={false}
        aria-controls={id}
        aria-label={`${menu.overview.label} menu`}
        data-menu={menu.group}
        suppressHydrationWarning
      >
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
      </chakra.button>
      <chakra.div id={id} css={styles['panel']} data-menu-panel="">
        <p>{menu.heading}</p>
        <chakra.ul css={styles['cards']}>
          {menu.cards.map((card) => (
            <chakra.li key={card.path} css={styles['card']}>
              <strong>{card.label}</strong>
              <span>{card.summary}</span>
              <SiteLink to={card.path} css={{ ...button, ...styles['action'] }}>
                {card.menuAction}
              </SiteLink>
            </chakra.li>
          ))}
        </chakra.ul>
        <SiteLink to={menu.overview.path} css={styles['overview']}>
          {menu.footerLabel}
        </SiteLink>
      </chakra.div>
    </>
  );
}
