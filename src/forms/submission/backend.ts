import { createClient } from '@supabase/supabase-js';
import { provider } from '#src/site/provider.ts';

/** Where functions and storage are: the hosted backend, or the site's own origin. */
export const backendUrl = provider.supabaseUrl ?? window.location.origin;
export const anonymousKey = provider.supabaseAnonKey ?? 'anon';

/** The one backend client (specification section 7). Nobody signs in, so it keeps no session. */
export const backend = createClient(backendUrl, anonymousKey, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
});
