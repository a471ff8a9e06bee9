import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import {
  fastify,
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { requestIdHeader } from '#shared/function-api.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/**
 * A server that calls `answer` for every path without a route. Each refusal and failure of its own is one line of
 * JSON in the log, with the id that its answer carries: neither path nor header of the request, which may tell who
 * asked.
 */
export function createServer(answer: Handler, log: (line: string) => void = () => {}): FastifyInstance {
  const server: FastifyInstance = fastify({
    keepAliveTimeout: 5000,
    requestTimeout: 300_000,
    rewriteUrl: ({ url = '/' }) => decodable(originForm(url)),
    // Never the client's, so that clients write nothing to the log.
    genReqId: () => randomUUID(),
    // Requests that arrive while the server closes are answered as usual; the services close after it.
    return503OnClosing: false,
    logger: {
      level: 'warn',
      stream: { write: (line: string) => log(line.trimEnd()) },
      base: { source: 'server' },
      messageKey: 'event',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    // The framework's own lines would quote the request.
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler(error, socket) {
      refuseUnparsed(server, error, socket);
    },
  });
  // Bodies pass through unread.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, body, done) => done(null, body));
  server.addHook('onRequest', async ({ headers: { host } }, reply) => {
    if (host && !isHost(host)) await reply.code(400).send('Bad Host header');
  });
  server.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400) noteRefusal(request, reply);
  });
  server.setErrorHandler((error: FastifyError, request, reply) => {
    reply.code(error.statusCode && error.statusCode >= 400 ? error.statusCode : 500);
    noteRefusal(request, reply, error);
    return reply.send(errorAnswer(reply.statusCode, request.id));
  });
  server.setNotFoundHandler(answer);
  return server;
}

/** An answer that has an id was logged by the service that gave it. */
function noteRefusal(request: FastifyRequest, reply: FastifyReply, error?: FastifyError): void {
  if (reply.hasHeader(requestIdHeader)) return;
  reply.header(requestIdHeader, request.id);
  const { statusCode: status } = reply;
  const { method, routeOptions } = request;
  const details = {
    request_id: request.id,
    status,
    method,
    route: routeOptions.url,
    error: error?.code ?? error?.name,
  };
  request.server.log[status < 500 ? 'warn' : 'error'](details, 'refusal');
}

/** Answers what isn't HTTP, or isn't a complete request. */
function refuseUnparsed({ log }: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[error.code ?? ''] ?? 400;
  const id = randomUUID();
  log.warn({ request_id: id, status, error: error.code }, 'refusal');
  const body = JSON.stringify(errorAnswer(status, id));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `${requestIdHeader}: ${id}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

const errorAnswer = (status: number, id: string) => ({
  error: {
    code: status < 500 ? 'malformed_request' : 'service_unavailable',
    message: STATUS_CODES[status],
    request_id: id,
  },
});

const isHost = (host: string) => !/[\s/?#@\\]/.test(host) && URL.canParse(`http://${host}`);

/** Clients of proxies send a whole address, and `OPTIONS *` names no path (RFC 9112 section 3.2). */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/is.exec(target) ?? [];
  if (path === undefined) return '/*';
  return path.startsWith('/') ? path : `/${path}`;
}

/** Encodes percent signs that encode nothing, because the router can't decode such a path. */
function decodable(target: string): string {
  const [path = '', ...query] = target.split('?');
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
