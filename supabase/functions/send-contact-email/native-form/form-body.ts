/** Reads the texts of a form that the browser posted itself. */
import { HttpError } from '../http-error.ts';
import { type Body, type FormKind, maxEntries, maxTextBytes, payloadTooLarge } from '../request/body.ts';

/** Longer than any field allows, so that the field's own limit refuses the text. */
const maxTextLength = 16 * 1024;
/** Our fields have shorter names. */
const maximumNameLength = 100;

interface ReceivedForm {
  /** Texts by input name; a list if a name occurs more than once, as checkboxes do. Of a file its name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Why the form can't be accepted. The values hold what could be read. */
  readonly refusal: HttpError | undefined;
}

/** Parses a form. A problem with it is returned as `refusal`, never thrown. */
export async function readForm(body: Body, kind: FormKind, contentType: string): Promise<ReceivedForm> {
  let { refusal } = body;
  const texts = new Map<string, string[]>();
  let length = 0;
  let count = 0;
  try {
    for (const [name, value] of kind === 'multipart' ? await parts(body, contentType) : pairs(body)) {
      // Only a file's name is used, which is what a form without script sends.
      const text = (typeof value === 'string' ? value : value.name).slice(0, maxTextLength);
      length += text.length;
      if (++count > maxEntries || length > maxTextBytes) {
        refusal ??= payloadTooLarge();
        break;
      }
      if (name.length > maximumNameLength) continue;
      const known = texts.get(name);
      if (known) known.push(text);
      else texts.set(name, [text]);
    }
  } catch (error) {
    refusal ??=
      error instanceof HttpError
        ? error
        : new HttpError(400, 'malformed_request', 'Please send a complete form.');
  }
  const entries = [...texts].map(([name, list]) => [name, list.length > 1 ? list : list[0]]);
  return { values: Object.fromEntries(entries) as Record<string, unknown>, refusal };
}

type Entries = Iterable<readonly [name: string, value: string | File]>;

/** Stops splitting at the entry limit. */
const pairs = ({ bytes }: Body): Entries =>
  new TextDecoder()
    .decode(bytes)
    .split('&', maxEntries + 1)
    .flatMap((pair) => [...new URLSearchParams(pair)]);

/** @throws If it isn't multipart, or has too many parts: each part takes long to parse. */
async function parts({ bytes }: Body, contentType: string): Promise<Entries> {
  const heads = new TextDecoder('latin1').decode(bytes).split(/\r\n\r\n/, 2 * maxEntries + 1);
  if (heads.length > 2 * maxEntries) throw payloadTooLarge();
  return new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
}
