import type { Action } from '#src/site/page-content.ts';
import { provider } from '#src/site/provider.ts';
import text from '#src/theme/text.module.css';
import { type LinkProps, SiteLink } from './SiteLink.tsx';

export function ActionLink({ action, ...rest }: LinkProps & { action: Action }) {
  if (action.to !== 'booking') {
    return (
      <SiteLink to={action.to} {...rest}>
        {action.label}
      </SiteLink>
    );
  }
  return (
    <a href={provider.bookingUrl} target="_blank" rel="noopener" {...rest}>
      {action.label}
      <span className={text.srOnly}> (opens in a new tab)</span>
    </a>
  );
}
