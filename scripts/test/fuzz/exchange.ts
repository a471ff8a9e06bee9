/** Sends one request byte for byte over a connection of its own, reads the answers, and judges them. */
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
/** The longest that a request may wait for its answer, in milliseconds. */
const longestWait = 1000;

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

/** @throws {Error} that shows the request, when the server fails at it or keeps it waiting for more than a second. */
export async function requireAnswer(port: number, request: WireRequest): Promise<Exchange> {
  // Asked three times: anything else on the machine can delay one answer, only the request itself delays each.
  for (let attempt = 1; ; attempt++) {
    const answer = await exchange(port, request);
    const failure = answer.statuses.find((status) => status >= 500);
    if (failure !== undefined) throw new Error(`The answer is ${failure} to\n${shown(request)}`);
    if (answer.milliseconds <= longestWait && !answer.hangs) return answer;
    if (attempt === 3) {
      const wait = answer.hangs ? 'No answer' : `An answer after ${Math.round(answer.milliseconds)} ms`;
      throw new Error(`${wait} to\n${shown(request)}`);
    }
  }
}

/** A request on one line, as a JavaScript string, cut where it is long. */
export function shown({ bytes, isCut }: WireRequest): string {
  const text = JSON.stringify(bytes.subarray(0, 1500).toString('latin1'));
  return `${text}${bytes.length > 1500 ? ` and ${bytes.length - 1500} bytes more` : ''}${isCut ? ', then cut' : ''}`;
}
