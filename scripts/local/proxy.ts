/** Passes a request on to one of the services behind the site, and its answer back, as they come. */
import { request as startRequest, type IncomingMessage, type ServerResponse } from 'node:http';

/** Headers that are about one connection only (RFC 9110 section 7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Forwards to the same path at `origin`; a service that is just starting again is a 503. */
export function proxyRequest(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const forwarded = startRequest(new URL(request.url ?? '/', origin), {
    method: request.method,
    headers: forwardedHeaders(request),
  });
  forwarded.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer));
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  forwarded.on('error', () => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2', Connection: 'close' });
    const message = 'The service is not available right now. Please try again shortly.';
    response.end(JSON.stringify({ error: { code: 'service_unavailable', message } }));
  });
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}

function forwardedHeaders(request: IncomingMessage) {
  const earlier = request.headers['x-forwarded-for'];
  const address = request.socket.remoteAddress ?? '';
  return {
    ...withoutHopByHop(request),
    // Appended, never replaced: the function counts from the right how many it may trust.
    'x-forwarded-for': earlier ? `${String(earlier)}, ${address}` : address,
    'x-forwarded-host': request.headers.host ?? '',
    ...(request.headers['content-length'] === undefined &&
      request.headers['transfer-encoding'] !== undefined && { 'transfer-encoding': 'chunked' }),
  };
}

function withoutHopByHop({ headers }: IncomingMessage) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
}
