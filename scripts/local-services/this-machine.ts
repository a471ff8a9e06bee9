/** Who may see what visitors wrote: a person at the machine that the site runs on. */
import type { IncomingMessage } from 'node:http';

const ownAddress = /^(?:::ffff:)?127\.|^::1$/;

/**
 * The owner of any other name can point it at this machine, and their page in the same browser could then read along.
 */
const ownName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Headers that proxies add (RFC 7239, RFC 9110 section 7.6.3, and older custom). Behind a proxy on this machine every
 * visitor seems to be on it.
 */
const addedByProxies = /^(?:forwarded|via|x-forwarded|x-forwarded-.+|x-real-ip|true-client-ip|cf-.+)$/;

export const thisMachineAlone = 'Mails are shown on the machine that the site runs on, at localhost.';

/**
 * Headers for answers that hold what visitors wrote: not cached, not sniffed, not framed by another site.
 */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
} as const;

/** Whether somebody on this machine asks, by this machine's own name, and nobody through a proxy. */
export function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  return (
    ownAddress.test(socket.remoteAddress ?? '') &&
    ownName.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => addedByProxies.test(name))
  );
}
