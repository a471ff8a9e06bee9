import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { SiteLink } from '#src/app/SiteLink.tsx';
import { Icon } from '#src/icons/Icon.tsx';
import type { NavigationMenu } from '#src/site/navigation.ts';

/** A dropdown of the top navigation: its button, the group's cards and the link to the overview. */
export function NavigationPanel({ menu, styles }: { menu: NavigationMenu; styles: Record<string, string> }) {
  const id = `menu-${menu.group}`;
  return (
    <>
      <button
        className={styles['toggle']}
        type="button"
        aria-expanded={false}
        aria-controls={id}
        aria-label={`${menu.overview.label} menu`}
        data-menu={menu.group}
        suppressHydrationWarning
      >
        <Icon icon={chevronDown} size={18} />
      </button>
      <div id={id} className={styles['panel']} data-menu-panel="">
        <p>{menu.heading}</p>
        <ul className={styles['cards']}>
          {menu.cards.map((card) => (
            <li key={card.path} className={styles['card']}>
              <strong>{card.label}</strong>
              <span>{card.summary}</span>
              <SiteLink to={card.path} className={styles['action']}>
                {card.menuAction}
              </SiteLink>
            </li>
          ))}
        </ul>
        <SiteLink to={menu.overview.path} className={styles['overview']}>
          {menu.footerLabel}
        </SiteLink>
      </div>
    </>
  );
}
