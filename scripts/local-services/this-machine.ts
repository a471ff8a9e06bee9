/** Decides who may see captured mails, which hold what visitors wrote: a person at this machine. */
import type { IncomingMessage } from 'node:http';
import process from 'node:process';

const loopbackAddress = /^(?:::ffff:)?127\.|^::1$/;

/** Any other name could be pointed at this machine by its owner, whose page could then read the answers. */
const loopbackName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Headers that proxies add (RFC 7239, RFC 9110 section 7.6.3, and older ones). A local proxy connects from loopback. */
const proxyHeaders = /^(?:forwarded|via|x-forwarded|x-forwarded-.+|x-real-ip|true-client-ip|cf-.+)$/;

export const localOnlyMessage =
  'Mails are shown at localhost, on the machine that runs the site, and not with NODE_ENV=production.';

/** Headers for answers with visitors' data: not cached, not sniffed, not framed by another site. */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
} as const;

/** Whether a request comes from this machine, under its own name, and not through a proxy. */
export function isFromThisMachine({ headers, httpVersion, socket }: IncomingMessage): boolean {
  return (
    process.env['NODE_ENV'] !== 'production' &&
    loopbackAddress.test(socket.remoteAddress ?? '') &&
    loopbackName.test(headers.host ?? '') &&
    // nginx adds no header by default, but forwards with HTTP/1.0. Browsers don't use it.
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => proxyHeaders.test(name))
  );
}
