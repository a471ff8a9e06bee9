import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** A server on which `answer` has every path that no route takes, and every request that the framework can't route. */
export function createServer(answer: Handler): FastifyInstance {
  const server = fastify({
    keepAliveTimeout: 5000,
    requestTimeout: 300_000,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    frameworkErrors: (_error, request, reply) => {
      Promise.resolve(answer(request, reply)).catch(() => reply.raw.destroy());
    },
  });
  // Bodies pass through unread.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, body, done) => done(null, body));
  server.addHook('onRequest', async ({ headers: { host } }, reply) => {
    if (host && !isHost(host)) await reply.code(400).send('Bad Host header');
  });
  server.setNotFoundHandler(answer);
  return server;
}

const isHost = (host: string) => !/[\s/?#@\\]/.test(host) && URL.canParse(`http://${host}`);

/** Proxies' clients ask with a whole address, and `OPTIONS *` is about no path at all (RFC 9112 section 3.2). */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  return URL.canParse(target) ? target.slice(new URL(target).origin.length) || '/' : '/*';
}
