import type * as z from 'zod';

/** What a mock throws for a request that isn't as it should be. */
export const refusal = (statusCode: number, message: string) =>
  Object.assign(new Error(message), { statusCode });

/** @throws a refusal for a body that isn't JSON, or other JSON than is expected. */
export function parseBody<Schema extends z.ZodType>(body: unknown, schema: Schema): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(String(body)));
  } catch {
    throw refusal(400, 'The body is not what is expected');
  }
}
