/** Records calls of the heartbeat or the webhook. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Behavior = number | 'redirect' | 'break';

export interface RecordingServer {
  readonly url: string;
  readonly calls: Call[];
  behavior: Behavior;
  close(): void;
}

export async function startRecordingServer(): Promise<RecordingServer> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      recorder.calls.push({ path: request.url ?? '', headers: request.headers, body });
      const { behavior } = recorder;
      if (behavior === 'break') request.socket.destroy();
      else if (behavior === 'redirect') response.writeHead(307, { Location: '/elsewhere' }).end();
      else response.writeHead(behavior).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const recorder: RecordingServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    behavior: 200,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return recorder;
}
