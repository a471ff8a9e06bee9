/** One server for what is a hosted service in production: storage and mail. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { discardBody, HttpError, sendJson } from './http.ts';
import { acceptMail, mailFolder, showMail } from './mock-mail.ts';
import type { LocalSecrets } from './secrets.ts';
import { storageFolder, mockStorage } from './mock-storage.ts';
import { prepareFolder } from './whole-file.ts';

export interface MockServer {
  origin: string;
  close(): Promise<void>;
}

export async function startMocks(
  dataDir: string,
  secrets: LocalSecrets,
  log: (line: string) => void,
): Promise<MockServer> {
  for (const folder of [mailFolder(dataDir), storageFolder(dataDir)]) await prepareFolder(folder);
  const storage = mockStorage(dataDir, secrets);
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (path.startsWith('/storage/v1/')) return storage(request, response);
    if (request.method === 'POST' && path === '/emails')
      return acceptMail(request, response, dataDir, secrets);
    if (request.method === 'GET' && /^\/_mail(?:[/?]|$)/.test(path))
      return showMail(request, response, dataDir);
    throw new HttpError(404, 'There is nothing here');
  };
  const server = createServer((request, response) => {
    void Promise.resolve()
      .then(() => answer(request, response))
      .catch(async (problem: unknown) => {
        await discardBody(request);
        if (response.destroyed || response.headersSent) response.destroy();
        else sendProblem(response, asHttpError(problem, log));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** In the shape of the hosted storage's errors. */
function sendProblem(response: ServerResponse, { status, message }: HttpError): void {
  sendJson(response, status, { statusCode: String(status), error: message, message });
}

/** A disk that is full, gone or can't be written to is this machine's business: its log says where, the answer only that. */
function asHttpError(problem: unknown, log: (line: string) => void): HttpError {
  if (problem instanceof HttpError) return problem;
  log(`mocks: ${String(problem)}`);
  if (problem instanceof Error && 'syscall' in problem) {
    return new HttpError(503, 'This can not be kept right now. Please try again later.');
  }
  return new HttpError(500, 'Something went wrong');
}
