/**
 * The `fetch` of a Supabase client in which nobody signs in: its key (https://supabase.com/docs/guides/api/api-keys) goes
 * as `apikey` alone. supabase-js repeats it as `Authorization: Bearer`, which the gateway takes for a JWT and refuses.
 */
export const fetchWithoutAuthorization: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.delete('Authorization');
  return fetch(input, { ...init, headers });
};
