import { createClient } from '@supabase/supabase-js';
import { fetchWithoutAuthorization } from '#src/inquiry/api-key.ts';
import { provider } from '#src/site/provider.ts';

export const backendUrl = provider.supabaseUrl ?? window.location.origin;
export const publishableKey = provider.supabasePublishableKey ?? 'sb_publishable_local';

export const backend = createClient(backendUrl, publishableKey, {
  global: { fetch: fetchWithoutAuthorization },
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
});
