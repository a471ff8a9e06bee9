import { provider } from '#src/site/provider.ts';

/**
 * The part of Cloudflare's widget that the site uses:
 * https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
 */
interface Turnstile {
  render(container: Element, options: { sitekey: string; callback: (token: string) => void }): string;
  reset(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** How long to wait for a proof before the form is sent without one, in milliseconds. */
const patience = 15_000;

let proof: Promise<string | undefined> | undefined;
let renew: (() => void) | undefined;

/** Loads the widget if one is configured and the form has a place for it. */
export function prepareTurnstile(): void {
  const sitekey = provider.turnstileSiteKey;
  const container = document.querySelector<HTMLElement>('[data-turnstile=""]');
  if (!sitekey || !container) return;
  container.dataset['turnstile'] = 'prepared';
  const script = document.createElement('script');
  script.src = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
  let prove: (token: string | undefined) => void = () => {};
  const expect = () => {
    proof = new Promise((resolve) => {
      prove = resolve;
      window.setTimeout(() => resolve(undefined), patience);
    });
  };
  expect();
  script.addEventListener('error', () => prove(undefined));
  script.addEventListener('load', () => {
    const widget = window.turnstile?.render(container, { sitekey, callback: (token) => prove(token) });
    renew = () => {
      expect();
      if (widget) window.turnstile?.reset(widget);
    };
  });
  document.head.append(script);
}

/** Gets a proof for one call. Cloudflare accepts each only once. */
export async function humanProof(): Promise<string | undefined> {
  const token = await proof;
  renew?.();
  return token;
}
