import { provider } from './provider.ts';

/** Origin of the hosted backend: the only other origin a page contacts without the visitor's consent. */
export const backendOrigin = provider.supabaseUrl && new URL(provider.supabaseUrl).origin;

export const readBackendOrigin = (html: string) =>
  backendOrigin && html.includes(`"${backendOrigin}/`) ? backendOrigin : undefined;
