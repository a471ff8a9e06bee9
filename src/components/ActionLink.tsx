import { reportEvent } from '#src/analytics/analytics-events.ts';
import { readCampaign } from '#src/analytics/attribution.ts';
import { useIsHydrated } from '#src/browser/use-is-hydrated.ts';
import type { Action } from '#src/content/page-content.ts';
import { provider } from '#src/site/provider.ts';
import type { AnchorTarget } from '#src/site/routes.ts';
import text from '#src/theme/text.module.css';
import { AnchorLink } from './AnchorLink.tsx';
import { type LinkProps, SiteLink } from './SiteLink.tsx';
import { Text } from './Text.tsx';
import styles from './ActionLink.module.css';

export function ActionLink({ action, ...rest }: LinkProps & { action: Action }) {
  const { to, label } = action;
  if (to === 'booking')
    return (
      <BookingLink {...rest}>
        <Text as="span">{label}</Text>
      </BookingLink>
    );
  if (isAnchor(to))
    return (
      <AnchorLink {...rest} to={to}>
        {label}
      </AnchorLink>
    );
  return (
    <SiteLink {...rest} to={to}>
      <ArrowLabel>{label}</ArrowLabel>
    </SiteLink>
  );
}

const isAnchor = (to: Action['to']): to is AnchorTarget => to.startsWith('#');

function BookingLink({ children, ...rest }: LinkProps) {
  const isHydrated = useIsHydrated();
  return (
    <a
      {...rest}
      href={isHydrated ? createBookingUrl() : provider.bookingUrl}
      target="_blank"
      rel="noopener"
      onClick={() => reportEvent('booking_click', { page_path: window.location.pathname })}
    >
      {children}
      <span className={text.srOnly}> (opens in a new tab)</span>
    </a>
  );
}

/** Passes on the visitor's campaign. */
function createBookingUrl(): string {
  const url = new URL(provider.bookingUrl);
  for (const [name, value] of Object.entries(readCampaign())) url.searchParams.set(name, value);
  return url.href;
}

export function ForwardLink({ action }: { action: Action }) {
  return (
    <p className={styles.line}>
      <ActionLink action={action} />
      <Arrow />
    </p>
  );
}

/** Draws the arrow, because our typefaces and some devices lack it. */
export function ArrowLabel({ children }: { children: string }) {
  const [label = '', arrow, rest = ''] = children.split(/([←→])/);
  if (arrow === undefined) return label;
  return (
    <>
      {label}
      <Arrow direction={arrow === '→' ? 'forward' : 'back'}>{arrow}</Arrow>
      {rest}
    </>
  );
}

/** @param children - character for search and screen readers */
function Arrow({ direction = 'forward', children }: { direction?: 'forward' | 'back'; children?: string }) {
  return <span className={styles[direction]}>{children}</span>;
}
