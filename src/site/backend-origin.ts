import { provider } from './provider.ts';

/** The only other origin that a page contacts without consent. */
export const backendOrigin = provider.supabaseUrl && new URL(provider.supabaseUrl).origin;

export const readBackendOrigin = (html: string) =>
  backendOrigin && html.includes(`"${backendOrigin}/`) ? backendOrigin : undefined;
