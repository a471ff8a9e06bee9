// @ts-types="./node-types.d.ts"
import { X509Certificate } from 'node:crypto';
// @ts-types="./node-types.d.ts"
import { Socket } from 'node:net';

export const databaseCaFix =
  "Download the CA certificate in Supabase's dashboard (Database > Settings > SSL Configuration), and put its text (-----BEGIN CERTIFICATE-----…) in DATABASE_CA.";

export const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Every host but loopback needs TLS, unless the URL's `sslmode` decides. */
export function needsTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const mode = searchParams.get('sslmode');
  return mode === null ? !loopback.test(hostname) : mode !== 'disable';
}

/**
 * Reads certificates in PEM format. Dashboards and .env files may need `\n` for line breaks. Returns undefined if there
 * is none, or anything else in PEM format.
 */
export function readCertificates(text: string): readonly string[] | undefined {
  const lines = text.replaceAll(String.raw`\n`, '\n');
  const texts = lines.match(/-----BEGIN CERTIFICATE-----[\w+/=\s]+-----END CERTIFICATE-----/g) ?? [];
  const isComplete = texts.length > 0 && texts.length === lines.split('-----BEGIN').length - 1;
  return isComplete && texts.every(isCertificate) ? texts : undefined;
}

function isCertificate(pem: string): boolean {
  try {
    return Boolean(new X509Certificate(pem));
  } catch {
    return false;
  }
}

/**
 * Returns options of postgres.js that verify the certificate and limit reconnects.
 *
 * @param ca - text for `readCertificates`
 * @throws {Error} if a certificate is needed and `ca` has none.
 */
export const createConnectionOptions = (url: string, ca: string | undefined) => ({
  ssl: needsTls(url) && createTlsOptions(url, ca),
  socket: createSocketFactory(),
});

function createTlsOptions(url: string, ca: string | undefined) {
  const certificates = ca && readCertificates(ca);
  if (!certificates)
    throw new Error(`DATABASE_CA ${ca ? 'has no valid certificate' : 'is not set'}. ${databaseCaFix}`);
  // For an IP address, postgres.js passes no server name, and Node.js would expect localhost.
  return { ca: [...certificates], host: new URL(url).hostname, rejectUnauthorized: true };
}

interface ClientOptions {
  readonly max: number;
  readonly ssl: unknown;
  socket: unknown;
}

/** At most 17 connections in the 8 seconds until the function returns 503. */
const reconnectIntervalMs = 500;

/**
 * postgres.js 3.4.9 reconnects without a pause to a host that accepts and closes connections
 * (https://github.com/porsager/postgres/pull/1214). The first `max` connections after a pause have no delay.
 */
function createSocketFactory() {
  let next = -Infinity;
  return async function createSocket(options: ClientOptions) {
    const now = performance.now();
    const start = Math.max(next, now - (options.max - 1) * reconnectIntervalMs);
    next = start + reconnectIntervalMs;
    if (start > now) await new Promise((resolve) => setTimeout(resolve, start - now));
    // Without the option, postgres.js connects the socket, with its timeout and error handling.
    options.socket = undefined;
    setTimeout(() => (options.socket = createSocket), 0);
    const socket = new Socket();
    if (options.ssl) socket.once('data', () => stopReading(socket));
    return socket;
  };
}

/**
 * Deno 2.4, and Supabase's runtime, can't start TLS while a read is pending
 * (https://github.com/denoland/deno/issues/28526). TLS resumes reading.
 */
function stopReading(socket: object): void {
  const { _handle: handle } = socket as { _handle?: { reading: boolean; readStop(): void } };
  if (!handle) return;
  handle.reading = false;
  handle.readStop();
}
