const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * The `ssl` option of a connection to PostgreSQL. Every host but this machine gets TLS. `require` encrypts without
 * checking the certificate, because Supabase signs with its own CA. An explicit `sslmode` in the address wins:
 * `disable` for Supabase's local stack, `verify-full` with a known CA.
 */
export function databaseTls(address: string): 'require' | 'verify-full' | false {
  const { hostname, searchParams } = new URL(address);
  const mode = searchParams.get('sslmode');
  if (mode === 'disable') return false;
  if (mode === 'verify-full') return mode;
  return mode === null && loopback.test(hostname) ? false : 'require';
}
