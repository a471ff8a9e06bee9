import { HttpError } from '../http-error.ts';
import {
  type Body,
  type FormKind,
  maxEntries,
  maxTextBytes,
  createPayloadTooLargeError,
} from '../request/body.ts';

/** Limit for each text: above every field's limit, so that validation names the field. */
const maxTextLength = 16 * 1024;
const maxNameLength = 100;

interface ReceivedForm {
  /** Values by input name, a list if the name repeats. The value of a file is its name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Set if only part of the form was read. */
  readonly httpError: HttpError | undefined;
}

/** Never throws: problems are returned as `httpError`. */
export async function readForm(body: Body, kind: FormKind, contentType: string): Promise<ReceivedForm> {
  let { httpError } = body;
  const texts = new Map<string, string[]>();
  let length = 0;
  let count = 0;
  try {
    for (const [name, value] of kind === 'multipart'
      ? await parseMultipart(body, contentType)
      : parseUrlencoded(body)) {
      const text = (typeof value === 'string' ? value : value.name).slice(0, maxTextLength);
      length += text.length;
      if (++count > maxEntries || length > maxTextBytes) {
        httpError ??= createPayloadTooLargeError();
        break;
      }
      if (name.length > maxNameLength) continue;
      const values = texts.get(name);
      if (values) values.push(text);
      else texts.set(name, [text]);
    }
  } catch (error) {
    httpError ??=
      error instanceof HttpError
        ? error
        : new HttpError(400, 'malformed_request', 'The form is malformed. Please send it again.');
  }
  const entries = [...texts].map(([name, list]) => [name, list.length > 1 ? list : list[0]]);
  return { values: Object.fromEntries(entries) as Record<string, unknown>, httpError };
}

type Entries = Iterable<readonly [name: string, value: string | File]>;

/** Stops splitting at the entry limit. */
const parseUrlencoded = ({ bytes }: Body): Entries =>
  new TextDecoder()
    .decode(bytes)
    .split('&', maxEntries + 1)
    .flatMap((pair) => [...new URLSearchParams(pair)]);

/** @throws if the body isn't multipart or has too many parts. */
async function parseMultipart({ bytes }: Body, contentType: string): Promise<Entries> {
  const heads = new TextDecoder('latin1').decode(bytes).split(/\r\n\r\n/, 2 * maxEntries + 1);
  if (heads.length > 2 * maxEntries) throw createPayloadTooLargeError();
  return new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
}
