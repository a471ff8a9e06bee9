/** The texts of a form that a browser has posted itself. */
import { HttpError } from '../http-error.ts';
import { type Body, type FormKind, maximumEntries, maximumTextBytes, tooLarge } from '../request/body.ts';

/** More than any field allows, so that the field's own limit refuses a text that is too long. */
const maximumTextLength = 16 * 1024;
/** Our fields have shorter names. */
const maximumNameLength = 100;

interface ReceivedForm {
  /** Texts by input name; a list if a name occurs more than once, as checkboxes do. Of a file its name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Why the form can't be accepted, if it can't. What could be read is there all the same. */
  readonly refusal: HttpError | undefined;
}

/** Takes a form apart. A problem with it is in the result's `refusal`, never thrown. */
export async function readForm(body: Body, kind: FormKind, contentType: string): Promise<ReceivedForm> {
  let { refusal } = body;
  const texts = new Map<string, string[]>();
  let length = 0;
  let count = 0;
  try {
    for (const [name, value] of kind === 'multipart' ? await parts(body, contentType) : pairs(body)) {
      // A file goes no further than its name, which a form without script would have sent instead of it.
      const text = (typeof value === 'string' ? value : value.name).slice(0, maximumTextLength);
      length += text.length;
      if (++count > maximumEntries || length > maximumTextBytes) {
        refusal ??= tooLarge();
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

/** No more are taken apart than are taken. */
const pairs = ({ bytes }: Body): Entries =>
  new TextDecoder()
    .decode(bytes)
    .split('&', maximumEntries + 1)
    .flatMap((pair) => [...new URLSearchParams(pair)]);

/** @throws for what is no such form, or has far too many parts: each takes long. */
async function parts({ bytes }: Body, contentType: string): Promise<Entries> {
  const heads = new TextDecoder('latin1').decode(bytes).split(/\r\n\r\n/, 2 * maximumEntries + 1);
  if (heads.length > 2 * maximumEntries) throw tooLarge();
  return new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
}
