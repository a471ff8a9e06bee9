/** A fake mail service. Unlike a real one it accepts repeats. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RecordedMail = Readonly<Record<string, string | string[]>>;

interface Request {
  readonly key: string;
  readonly mail: RecordedMail;
}

type Mode = 'accept' | 'reject' | 'reject-reply-to' | 'fail' | 'hang' | 'limit' | 'limit-long' | 'conflict';

export interface MailRecorder {
  readonly url: string;
  mode: Mode;
  /** The response to the request at index 2 has the id `mail-3`. */
  requests: Request[];
  body: string | undefined;
  beforeResponse: (() => void | Promise<void>) | undefined;
  /** Rejects connections until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export const ownerAddress = 'hello@dep.example';

export async function startMailRecorder(): Promise<MailRecorder> {
  const getStatusByMode = (mail: RecordedMail) => ({
    accept: 200,
    reject: 422,
    'reject-reply-to': 'reply_to' in mail ? 422 : 200,
    fail: 500,
    limit: recorder.requests.length % 3 === 0 ? 429 : 200,
    'limit-long': 429,
    conflict: 409,
  });
  const server = createServer((request, response) => {
    const respond = async (text: string) => {
      const mail = JSON.parse(text) as RecordedMail;
      recorder.requests.push({ key: String(request.headers['idempotency-key']), mail });
      const id = `mail-${recorder.requests.length}`;
      const { mode } = recorder;
      if (mode === 'hang') return;
      const status = getStatusByMode(mail)[mode];
      await recorder.beforeResponse?.();
      const retryAfter = mode === 'limit' ? '1' : '1800';
      response
        .writeHead(status, {
          'Content-Type': 'application/json',
          ...(status === 429 && { 'Retry-After': retryAfter }),
        })
        .end(
          recorder.body ?? JSON.stringify(status === 409 ? { name: 'invalid_idempotent_request' } : { id }),
        );
    };
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => void respond(text));
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const recorder: MailRecorder = {
    url: `http://127.0.0.1:${port}`,
    mode: 'accept',
    requests: [],
    body: undefined,
    beforeResponse: undefined,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    start: () => listen(port),
  };
  return recorder;
}

export function resetMail(recorder: MailRecorder): void {
  recorder.mode = 'accept';
  recorder.requests = [];
  recorder.body = undefined;
  recorder.beforeResponse = undefined;
}

export const findMailsTo = ({ requests }: MailRecorder, email: string): RecordedMail[] =>
  requests.map(({ mail }) => mail).filter(({ to }) => [to].flat().includes(email));
