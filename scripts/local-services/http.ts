/** Small things that the mocks for hosted services share. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as z from 'zod';

export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export async function readBody(request: IncomingMessage, maximum: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  // What is left of a body that is refused has nothing to do with the answer to it.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maximum) throw new HttpError(413, 'The object exceeded the maximum allowed size');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** How much of a body is read on after the answer to it is known. */
const unwantedBytes = 64 * 1024 * 1024;

/** Reads what is left of a body that nobody wants: a sender who is cut off while sending never reads the answer. */
export async function discardBody(request: IncomingMessage): Promise<void> {
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > unwantedBytes) return;
    }
  } catch {
    // The sender has gone.
  }
}

/** @throws {HttpError} for a body that isn't JSON, or other JSON than is expected. */
export async function readJson<Schema extends z.ZodType>(
  request: IncomingMessage,
  maximum: number,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const text = (await readBody(request, maximum)).toString();
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new HttpError(400, 'The body is not what is expected');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(JSON.stringify(value));
}
