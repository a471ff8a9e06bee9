import { HttpError } from '../http-error.ts';
import { type Body, createPayloadTooLargeError, maxEntries } from '../request/body.ts';

/** Above every field's limit, so that validation names the field. */
const maxTextLength = 16 * 1024;

interface ReceivedForm {
  /** By input name, a list if it repeats. Files have their name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Set if only part of the form was read. */
  readonly httpError: HttpError | undefined;
}

export async function readForm({ bytes, httpError }: Body, contentType: string): Promise<ReceivedForm> {
  const request = new Response(bytes, { headers: { 'Content-Type': contentType } });
  const form = await request.formData().catch(() => undefined);
  if (!form) {
    const message = 'The form is malformed. Please send it again.';
    return { values: {}, httpError: httpError ?? new HttpError(400, 'malformed_request', message) };
  }
  const entries = [...form].map(([name, value]): [string, string] => [
    name,
    (typeof value === 'string' ? value : value.name).slice(0, maxTextLength),
  ]);
  const isTooLarge = entries.length > maxEntries;
  const values = [...Map.groupBy(entries.slice(0, maxEntries), ([name]) => name)].map(([name, list]) => {
    const texts = list.map(([, text]) => text);
    return [name, texts.length > 1 ? texts : texts[0]];
  });
  return {
    values: Object.fromEntries(values) as Record<string, unknown>,
    httpError: httpError ?? (isTooLarge ? createPayloadTooLargeError() : undefined),
  };
}
