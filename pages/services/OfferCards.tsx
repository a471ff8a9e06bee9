import { SiteLink } from '#src/components/SiteLink.tsx';
import { Fold } from '#src/components/Fold.tsx';
import { Points } from '#src/components/Points.tsx';
import type { RoutePath } from '#src/site/routes.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import text from '#src/theme/text.module.css';
import { unbroken, unbrokenHeading } from '#src/components/unbroken.ts';
import styles from './OfferCards.module.css';

/** An offer that can be taken on its own. */
export interface Offer {
  /** What the link that inquires about it calls it. */
  readonly service: string;
  readonly title: string;
  /** How long it takes, from `claims.offers`. */
  readonly duration: string;
  readonly description: string;
  readonly features: readonly string[];
}

export interface OffersContent {
  readonly items: readonly Offer[];
  readonly inquiry: { readonly label: string; readonly to: RoutePath };
  readonly durationsCaption: string;
}

/** The offers, each with the same next step. A link names its offer twice: in its address, so that the inquiry says it, and in
 * its text, for those who hear links out of context. */
export function OfferCards({ content: { items, inquiry } }: { content: OffersContent }) {
  return (
    <ul className={styles.root}>
      {items.map(({ service, title, duration, description, features }) => (
        <li key={title}>
          <p className={styles.duration}>{unbroken(duration)}</p>
          <div>
            <h3>{unbrokenHeading(title)}</h3>
            <p>{unbroken(description)}</p>
          </div>
          <div className={styles.features}>
            <Fold summary="What you receive">
              <Points points={features} />
            </Fold>
          </div>
          <Button asChild variant="outline" size="sm">
            <SiteLink to={`${inquiry.to}?service=${service}`}>
              {inquiry.label}
              <span className={text.srOnly}>: {title}</span>
            </SiteLink>
          </Button>
        </li>
      ))}
    </ul>
  );
}
