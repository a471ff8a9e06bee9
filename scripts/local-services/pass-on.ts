/** The way from the server of this machine to the function, which runs in a process of its own. */
import { request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';

/** Passes all requests below `prefix` on to `origin`, each on a connection of its own, bodies as they arrive. */
export function passOn(server: FastifyInstance, prefix: string, origin: string): void {
  server.all(`${prefix}*`, {
    // Before a body is read.
    onRequest({ raw }, reply) {
      reply.hijack();
      const { host, ...headers } = raw.headers;
      const earlier = headers['x-forwarded-for'];
      const address = raw.socket.remoteAddress ?? '';
      const passed = request(origin + raw.url, {
        method: raw.method ?? 'GET',
        agent: false,
        headers: {
          ...headers,
          connection: 'close',
          // Appended, never replaced: the function counts from the right how many it may trust.
          'x-forwarded-for': earlier ? `${String(earlier)}, ${address}` : address,
          'x-forwarded-host': host ?? '',
        },
      });
      passed.on('response', (answer) => {
        const { connection: _, ...answered } = answer.headers;
        reply.raw.writeHead(answer.statusCode ?? 502, answered);
        pipeline(answer, reply.raw).catch(() => {});
      });
      passed.on('error', () => {
        if (reply.raw.headersSent) reply.raw.destroy();
        else reply.raw.writeHead(502, { connection: 'close' }).end();
      });
      reply.raw.on('close', () => passed.destroy());
      raw.pipe(passed);
    },
    handler() {},
  });
}
