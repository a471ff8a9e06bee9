/** Sends one request byte for byte over a connection of its own, and reads the answers. */
import { connect } from 'node:net';
import type { WireRequest } from './requests.ts';

export interface Exchange {
  /** Of every answer but interim ones (1xx). */
  readonly statuses: readonly number[];
  /** Until the answer was whole or the connection closed. */
  readonly milliseconds: number;
  /** Whether neither happened in time. */
  readonly hangs: boolean;
}

const patienceMilliseconds = 5000;

/** Sends the request's bytes to a port of this machine; rejects where nobody listens. */
export function exchange(port: number, { bytes, isCut }: WireRequest): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const begin = performance.now();
    const chunks: Buffer[] = [];
    const finish = (hangs = false) => {
      socket.destroy();
      const statuses = answersIn(Buffer.concat(chunks).toString('latin1')).map(({ status }) => status);
      resolve({ statuses, milliseconds: performance.now() - begin, hangs });
    };
    socket.setTimeout(patienceMilliseconds, () => finish(true));
    socket.on('connect', () => (isCut ? socket.end(bytes) : socket.write(bytes)));
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (isWhole(Buffer.concat(chunks).toString('latin1'), bytes)) finish();
    });
    // A server that closes while the request is still being sent resets the connection; that counts as an answer.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? reject(error) : finish(),
    );
    socket.on('close', () => finish());
  });
}

interface Answer {
  readonly status: number;
  readonly head: string;
  readonly rest: string;
}

function answersIn(received: string): Answer[] {
  return [
    ...received.matchAll(/(?<=^|\r\n\r\n|[^\r\n])HTTP\/1\.[01] (\d{3})[^\r\n]*((?:\r\n[^\r\n]+)*)\r\n\r\n/g),
  ]
    .map((found) => ({
      status: Number(found[1]),
      head: found[2]!,
      rest: received.slice(found.index + found[0].length),
    }))
    .filter(({ status }) => status >= 200);
}

/** Whether the first answer is complete (RFC 9112 section 6.3) before its connection closes. */
function isWhole(received: string, request: Buffer): boolean {
  const [first] = answersIn(received);
  if (!first) return false;
  const { status, head, rest } = first;
  if (status === 204 || status === 304 || request.subarray(0, 5).toString() === 'HEAD ') return true;
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
  if (length !== undefined) return rest.length >= Number(length);
  return /\r\ntransfer-encoding: *chunked/i.test(head) && /(?:^|\r\n)0\r\n\r\n$/.test(rest);
}
