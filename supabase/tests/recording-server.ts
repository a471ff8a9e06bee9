/** An HTTP server that records a test's calls and answers as the test sets. It closes after the file's tests. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach } from 'vitest';

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
type Answerer = Answer | ((call: Call) => Answer | Promise<Answer>);

/** @param answer - the default, which a test can replace */
export async function startRecordingServer(answer: Answerer = 200) {
  const server = createServer((request, response) => {
    const respond = async () => {
      const call = { path: request.url ?? '', headers: request.headers, body: await text(request) };
      recorder.calls.push(call);
      const current = typeof recorder.answer === 'function' ? await recorder.answer(call) : recorder.answer;
      if (current === 'break') return request.socket.destroy();
      if (current === 'hang') return undefined;
      const { status, headers, body } = typeof current === 'number' ? { status: current } : current;
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
    answer,
    /** Rejects connections until `start`. */
    stop,
    start: () => start(port),
  };
  beforeEach(() => void Object.assign(recorder, { calls: [], answer }));
  return recorder;
}
