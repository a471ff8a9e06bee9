/**
 * For clients without sessions: supabase-js also sends the API key as a bearer token, which the gateway rejects as an
 * invalid JWT (https://supabase.com/docs/guides/api/api-keys).
 */
export const fetchWithoutAuthorization: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.delete('Authorization');
  return fetch(input, { ...init, headers });
};
