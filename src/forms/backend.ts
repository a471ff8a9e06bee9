import { createClient } from '@supabase/supabase-js';
import { fetchWithoutAuthorization } from '#shared/api-key.ts';
import { provider } from '#src/site/provider.ts';

/** The address of functions and storage: the hosted backend, or the site's own origin. */
export const backendUrl = provider.supabaseUrl ?? window.location.origin;
export const publishableKey = provider.supabasePublishableKey ?? 'sb_publishable_local';

/** The backend client. Nobody signs in, so it keeps no session. */
export const backend = createClient(backendUrl, publishableKey, {
  global: { fetch: fetchWithoutAuthorization },
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
});
