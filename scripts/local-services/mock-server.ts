/** One server for what is a hosted service in production: storage and mail. */
import { finished } from 'node:stream/promises';
import { fastify, type FastifyError, type FastifyInstance } from 'fastify';
import { mailFolder, mockMail } from './mock-mail.ts';
import { mockStorage, storageFolder } from './mock-storage.ts';
import { refusal } from './refusal.ts';
import type { LocalSecrets } from './secrets.ts';
import { prepareFolder } from './whole-file.ts';

/** Starts the server at a free port of this machine. */
export async function startMocks(
  dataDir: string,
  secrets: LocalSecrets,
  log: (line: string) => void,
): Promise<FastifyInstance> {
  for (const folder of [mailFolder(dataDir), storageFolder(dataDir)]) await prepareFolder(folder);
  const server = fastify({ forceCloseConnections: true });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  });
  server.setNotFoundHandler(() => {
    throw refusal(404, 'There is nothing here');
  });
  server.setErrorHandler(async (error: FastifyError, { raw }, reply) => {
    // The rest of the body is read first: a client that is cut off while sending never reads the answer.
    await finished(raw.resume()).catch(() => {});
    const { status, message } = describe(error, log);
    // In the shape of the hosted storage's errors.
    const body = { statusCode: String(status), error: message, message };
    return reply.removeHeader('Connection').code(status).send(body);
  });
  mockMail(server, dataDir, secrets);
  mockStorage(server, dataDir, secrets);
  await server.listen({ host: '127.0.0.1', port: 0 });
  return server;
}

/**
 * What to answer. Of a disk that is full, gone or read-only the log says where, and the answer only that it is so.
 */
function describe(error: FastifyError, log: (line: string) => void) {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return { status: 413, message: 'The object exceeded the maximum allowed size' };
  if (error.statusCode) return { status: error.statusCode, message: error.message };
  log(`mocks: ${String(error)}`);
  return 'syscall' in error
    ? { status: 503, message: 'This can not be kept right now. Please try again later.' }
    : { status: 500, message: 'Something went wrong' };
}
