/** An HTTP server that records its calls and answers as a test sets. It closes after the file's tests. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

export interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Response {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

type Answer = number | Response | 'break' | 'hang';

export async function startRecordingServer() {
  const server = createServer((request, response) => {
    const respond = async () => {
      const call = { path: request.url ?? '', headers: request.headers, body: await text(request) };
      recorder.calls.push(call);
      const answer = typeof recorder.answer === 'function' ? await recorder.answer(call) : recorder.answer;
      if (answer === 'break') return request.socket.destroy();
      if (answer === 'hang') return undefined;
      const { status, headers, body } = typeof answer === 'number' ? { status: answer } : answer;
      return response.writeHead(status, headers).end(body);
    };
    void respond();
  });
  const start = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  await start(0);
  afterAll(stop);
  const { port } = server.address() as AddressInfo;
  const recorder = {
    url: `http://127.0.0.1:${port}`,
    calls: [] as Call[],
    answer: 200 as Answer | ((call: Call) => Answer | Promise<Answer>),
    /** Rejects connections until `start`. */
    stop,
    start: () => start(port),
  };
  return recorder;
}
