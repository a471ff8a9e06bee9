/** Passes requests on to the services behind the site, and their answers back, as they come. */
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serviceRoutes, type LocalServices } from '#scripts/local-services/local-services.ts';
import { isFromThisMachine, privateHeaders, thisMachineAlone } from '#scripts/local-services/this-machine.ts';

type Origins = Pick<LocalServices, (typeof serviceRoutes)[number]['service']>;

/** Passes on requests under the services' paths; answers 503 while the services are starting. */
export function proxyServices(server: FastifyInstance, services: () => Origins | undefined): void {
  server.register(replyFrom, {
    disableRequestLogging: true,
    destroyAgent: true,
    // A new connection for each request, because a service may have closed an old one.
    undici: { pipelining: 0 },
  });
  for (const { prefix, service, isPublic } of serviceRoutes) {
    // The plugin's line would quote the error; the answer has a line of its own.
    const options = { logLevel: 'silent' } as const;
    const answer = (request: FastifyRequest, reply: FastifyReply) => {
      if (!isPublic && !isFromThisMachine(request.raw)) {
        return reply.code(403).headers(privateHeaders).send(thisMachineAlone);
      }
      const origin = services()?.[service];
      if (!origin) return unavailable(reply);
      try {
        return reply.from(`${origin}${request.url}`, {
          rewriteRequestHeaders: (_, headers) =>
            isPublic ? forwardedHeaders(request, passedOn(headers)) : passedOn(headers),
          onError: () => void unavailable(reply),
        });
      } catch {
        // A path that might lead out of the service's own.
        return reply.callNotFound();
      }
    };
    if (!prefix.endsWith('/')) server.all(prefix, options, answer);
    server.all(`${prefix.replace(/\/$/, '')}/*`, options, answer);
  }
}

function unavailable(reply: FastifyReply) {
  const message = 'The service is not available right now. Please try again shortly.';
  const { id } = reply.request;
  return reply
    .code(503)
    .headers({
      'Retry-After': '2',
      Connection: 'close',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .send({ error: { code: 'service_unavailable', message, request_id: id } });
}

type Headers = Record<string, string | string[] | undefined>;

/**
 * Headers for the connection between client and server only (RFC 9110 sections 7.6.1 and 10.1.1), which are not passed
 * on.
 */
const ofThisConnection = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]);

const passedOn = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofThisConnection.has(name)));

function forwardedHeaders(request: FastifyRequest, headers: Headers): Headers {
  const earlier = request.headers['x-forwarded-for'];
  const address = request.socket.remoteAddress ?? '';
  // The id is this server's, whatever the request says.
  const { 'sb-request-id': _, ...passed } = headers;
  return {
    ...passed,
    // Appended, never replaced: the function counts from the right how many it may trust.
    'x-forwarded-for': earlier ? `${String(earlier)}, ${address}` : address,
    'x-forwarded-host': request.headers.host ?? '',
    'x-request-id': request.id,
  };
}
