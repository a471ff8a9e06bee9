import { reportPageView } from './route-report.ts';

/** Older browsers lack this API (https://www.w3.org/TR/trusted-types/). */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    /** https://developers.google.com/tag-platform/gtagjs */
    dataLayer?: unknown[];
  }
}

/**
 * Call only after consent, which doesn't include advertising. The site reports page views itself.
 *
 * @param url - of the Google tag, with its `id`
 */
export function startAnalytics(url: string): void {
  if (window.dataLayer) return;
  const queue: unknown[] = (window.dataLayer = []);
  function gtag(..._command: readonly unknown[]) {
    // gtag accepts only `arguments` objects, not arrays.
    queue.push(arguments);
  }
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('js', new Date());
  gtag('config', new URL(url).searchParams.get('id'), { send_page_view: false });
  window.gtag = gtag;
  reportPageView(window.location.pathname);
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('analytics', { createScriptURL: String });
  const src = policy?.createScriptURL(url) ?? url;
  document.head.append(Object.assign(document.createElement('script'), { src }));
}
