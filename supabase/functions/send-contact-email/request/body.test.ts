import { expect, test } from 'vitest';
import { readBody } from './body.ts';

test('a body that stops arriving is given up after a deadline', async () => {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"type":')),
  });
  const { httpError } = await readBody({ body }, 10);
  expect(httpError?.status).toBe(408);
});
