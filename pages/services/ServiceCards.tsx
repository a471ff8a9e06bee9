import { SiteLink } from '#src/components/SiteLink.tsx';
import { Fold } from '#src/components/Fold.tsx';
import { Points } from '#src/components/Points.tsx';
import type { RoutePath } from '#src/site/routes.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import text from '#src/theme/text.module.css';
import { unbroken, unbrokenHeading } from '#src/components/unbroken.ts';
import { DurationBar, countWeeks } from './DurationBar.tsx';
import styles from './ServiceCards.module.css';

/** A service that can be taken on its own. */
export interface Service {
  /** What the link that inquires about it calls it. */
  readonly service: string;
  readonly title: string;
  /** How long it takes, from `claims.services`. */
  readonly duration: string;
  /** What its bar shows, where that is no number of weeks. */
  readonly durationNote?: string;
  readonly description: string;
  readonly features: readonly string[];
}

export interface ServicesList {
  readonly items: readonly Service[];
  readonly inquiry: { readonly label: string; readonly to: RoutePath };
}

/**
 * The services, each with its duration as a bar on one scale and the same next step. A link names its service twice: in
 * its address, so that the inquiry says it, and in its text, for those who hear links out of context.
 */
export function ServiceCards({ content: { items, inquiry } }: { content: ServicesList }) {
  const scale = Math.max(...items.map(({ duration }) => countWeeks(duration)?.longest ?? 0));
  return (
    <ul className={styles.root}>
      {items.map(({ service, title, duration, durationNote, description, features }) => (
        <li key={title}>
          <div>
            <h3>{unbrokenHeading(title)}</h3>
            <p>{unbroken(description)}</p>
          </div>
          <div className={styles.scope}>
            <p className={styles.duration}>{unbroken(duration)}</p>
            <DurationBar duration={duration} note={durationNote} scale={scale} />
            <Fold summary="What you receive">
              <Points points={features} discs />
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
