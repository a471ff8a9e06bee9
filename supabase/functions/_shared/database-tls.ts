const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Returns the `ssl` option for PostgreSQL: TLS for every host but loopback. `require` doesn't check the certificate,
 * because Supabase signs with its own CA. `sslmode=disable` and `sslmode=verify-full` in the URL override it.
 */
export function chooseTlsMode(url: string): 'require' | 'verify-full' | false {
  const { hostname, searchParams } = new URL(url);
  const mode = searchParams.get('sslmode');
  if (mode === 'disable') return false;
  if (mode === 'verify-full') return mode;
  return mode === null && loopback.test(hostname) ? false : 'require';
}
