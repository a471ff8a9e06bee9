import { provider } from '#src/site/provider.ts';

/**
 * The part of Cloudflare's widget that the site uses:
 * https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
 */
interface Turnstile {
  render(
    container: Element,
    options: { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void },
  ): string;
  reset(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** How long a call waits for a proof before it is made without one, in milliseconds. */
const challengeTimeout = 15_000;

/** The proof that no call has used. Cloudflare takes it back after five minutes and gives another by itself. */
let unused: string | undefined;
/** Called with the next proof; undefined where there is no widget to wait for. */
let onProof: ((token?: string) => void) | undefined;
/** Asks the widget for another proof. */
let renew: (() => void) | undefined;

/** Loads the widget if one is configured and the form has a place for it. */
export function prepareTurnstile(): void {
  const sitekey = provider.turnstileSiteKey;
  const container = document.querySelector<HTMLElement>('[data-turnstile=""]');
  if (!sitekey || !container) return;
  container.dataset['turnstile'] = 'prepared';
  onProof = () => {};
  const script = document.createElement('script');
  script.src = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
  script.addEventListener('error', () => {
    onProof?.();
    onProof = undefined;
    // The next touch of the form tries again.
    container.dataset['turnstile'] = '';
    script.remove();
  });
  script.addEventListener('load', () => {
    const widget = window.turnstile?.render(container, {
      sitekey,
      callback: (token) => {
        unused = token;
        onProof?.(token);
      },
      'expired-callback': () => (unused = undefined),
    });
    renew = () => {
      if (widget) window.turnstile?.reset(widget);
    };
  });
  document.head.append(script);
}

/** Gets a proof for one call. Cloudflare accepts each only once. */
export async function humanProof(): Promise<string | undefined> {
  const token = unused ?? (onProof && (await nextProof()));
  unused = undefined;
  // A challenge that the visitor is still at goes on.
  if (token !== undefined) renew?.();
  return token;
}

const nextProof = () =>
  new Promise<string | undefined>((resolve) => {
    onProof = resolve;
    window.setTimeout(resolve, challengeTimeout);
  });
