/** From a request's bytes to named values, whichever way the form was posted. */
import { maximumFileCount, maximumFileSize } from '../_shared/upload-limits.ts';
import { Refusal } from './refusal.ts';

/** Section 9's fields filled to the brim in four-byte characters, three times over. */
const maximumTextBytes = 128 * 1024;
const maximumMultipartBytes = maximumFileCount * maximumFileSize + 1024 * 1024;

export interface RequestBody {
  values: Record<string, unknown>;
  files: File[];
}

export type BodyKind = 'json' | 'urlencoded' | 'multipart';

export function bodyKind(request: Request): BodyKind {
  const mediaType = (request.headers.get('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (mediaType === 'application/json') return 'json';
  if (mediaType === 'application/x-www-form-urlencoded') return 'urlencoded';
  if (mediaType === 'multipart/form-data') return 'multipart';
  throw new Refusal(415, 'unsupported_media_type', 'Please send JSON or a form.');
}

export async function readRequestBody(request: Request, kind: BodyKind): Promise<RequestBody> {
  const bytes = await readBytes(request, kind === 'multipart' ? maximumMultipartBytes : maximumTextBytes);
  if (kind === 'json') return { values: parseJsonObject(bytes), files: [] };
  return splitForm(await parseForm(bytes, request.headers.get('Content-Type') ?? ''));
}

/** Counts while it reads, because a Content-Length may be missing or lie. */
async function readBytes(request: Request, maximum: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new Refusal(413, 'payload_too_large', 'This is more than we can take at once.');
  if (Number(request.headers.get('Content-Length') ?? 0) > maximum) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const incomplete = new Refusal(
    400,
    'malformed_request',
    'This did not arrive completely. Please send it again.',
  );
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > maximum) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (problem) {
    throw problem === tooLarge ? tooLarge : incomplete;
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function parseJsonObject(bytes: Uint8Array): Record<string, unknown> {
  const malformed = new Refusal(400, 'malformed_request', 'Please send a JSON object.');
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw malformed;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed;
  return value as Record<string, unknown>;
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw new Refusal(400, 'malformed_request', 'Please send a complete form.');
  }
}

/** A name that occurs more than once, as checkboxes do, becomes a list. */
function splitForm(form: FormData): RequestBody {
  const values = new Map<string, unknown>();
  const files: File[] = [];
  for (const [name, entry] of form.entries()) {
    if (typeof entry !== 'string') {
      // A file input that was left empty posts a file without a name.
      if (entry.name !== '' || entry.size > 0) files.push(entry);
      continue;
    }
    const earlier = values.get(name);
    if (earlier === undefined) values.set(name, entry);
    else values.set(name, Array.isArray(earlier) ? [...earlier, entry] : [earlier, entry]);
  }
  return { values: Object.fromEntries(values), files };
}
