import { SiteLink } from '#src/components/SiteLink.tsx';
import { Fold } from '#src/components/Fold.tsx';
import { Points } from '#src/components/Points.tsx';
import type { PageLink } from '#src/site/routes.ts';
import type { ServiceOffer } from '#src/content/service-offers.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import text from '#src/theme/text.module.css';
import { Heading, Text } from '#src/components/Text.tsx';
import { DurationBar, parseWeekRange } from './DurationBar.tsx';
import { HeldSheet } from './HeldSheet.tsx';
import styles from './ServiceCards.module.css';

export interface Service extends ServiceOffer {
  /** Explains a bar that isn't in weeks. */
  readonly durationNote?: string;
  readonly description: string;
  /** Caption of the `HeldSheet`. */
  readonly result: string;
  readonly features: readonly string[];
}

interface ServicesList {
  readonly items: readonly Service[];
  readonly inquiry: { readonly label: string; readonly to: PageLink };
}

/** Link texts name their service (WCAG 2.4.9). */
export function ServiceCards({ content: { items, inquiry } }: { content: ServicesList }) {
  const scale = Math.max(...items.map(({ duration }) => parseWeekRange(duration)?.longest ?? 0));
  return (
    <ul className={styles.root}>
      {items.map(({ service, title, duration, durationNote, description, result, features }) => (
        <li key={title} id={service}>
          <div>
            <Heading as="h3">{title}</Heading>
            <Text>{description}</Text>
          </div>
          <HeldSheet service={service} caption={result} />
          <div className={styles.scope}>
            <Text className={styles.duration}>{duration}</Text>
            <DurationBar duration={duration} note={durationNote} scale={scale} />
            <Fold summary="What you receive">
              <Points points={features} />
            </Fold>
          </div>
          <Button asChild variant="outline" size="sm">
            <SiteLink to={`${inquiry.to}?service=${service}#${service}` as PageLink}>
              {inquiry.label}
              <span className={text.srOnly}>: {title}</span>
            </SiteLink>
          </Button>
        </li>
      ))}
    </ul>
  );
}
