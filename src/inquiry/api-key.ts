/**
 * Omits the Authorization header, in which supabase-js repeats the API key. The gateway rejects that as an invalid JWT
 * (https://supabase.com/docs/guides/api/api-keys).
 */
export const fetchWithoutAuthorization: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.delete('Authorization');
  return fetch(input, { ...init, headers });
};
