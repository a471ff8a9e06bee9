/** One server for what is a hosted service in production: storage and mail. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpProblem, sendJson } from './http.ts';
import { acceptMail, showMail } from './mail-stand-in.ts';
import type { LocalSecrets } from './secrets.ts';
import { storageStandIn } from './storage-stand-in.ts';

export interface StandInServer {
  origin: string;
  close(): Promise<void>;
}

export async function startStandIns(
  dataDir: string,
  secrets: LocalSecrets,
  log: (line: string) => void,
): Promise<StandInServer> {
  const storage = storageStandIn(dataDir, secrets);
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (path.startsWith('/storage/v1/')) return storage(request, response);
    if (request.method === 'POST' && path === '/emails')
      return acceptMail(request, response, dataDir, secrets);
    if (request.method === 'GET' && /^\/_mail(?:[/?]|$)/.test(path))
      return showMail(request, response, dataDir);
    throw new HttpProblem(404, 'There is nothing here');
  };
  const server = createServer((request, response) => {
    void Promise.resolve()
      .then(() => answer(request, response))
      .catch((problem: unknown) => {
        const status = problem instanceof HttpProblem ? problem.status : 500;
        const message = problem instanceof Error ? problem.message : String(problem);
        if (status === 500) log(`stand-ins: ${message}`);
        // The shape of the hosted storage's errors.
        if (response.headersSent) response.destroy();
        else sendJson(response, status, { statusCode: String(status), error: message, message });
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
