import { provider } from './provider.ts';

/**
 * The origin of the hosted backend, where one is configured. It is the only other origin that a page gets in touch with
 * unasked, because it is the site's own: it takes the forms.
 */
export const backendOrigin = provider.supabaseUrl && new URL(provider.supabaseUrl).origin;

/** The backend's origin if the page uses it, as its markup says. */
export const readBackendOrigin = (html: string) =>
  backendOrigin && html.includes(`"${backendOrigin}/`) ? backendOrigin : undefined;
