/** The gateway rejects the API key that supabase-js repeats there (https://supabase.com/docs/guides/api/api-keys). */
export const fetchWithoutAuthorization: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.delete('Authorization');
  return fetch(input, { ...init, headers });
};
