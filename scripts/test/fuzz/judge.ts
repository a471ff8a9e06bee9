/** No request may make the server fail or wait. */
import { type Exchange, exchange } from './exchange.ts';
import type { WireRequest } from './requests.ts';

const longestWait = 1000;

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
