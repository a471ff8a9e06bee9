import { formatReference } from '#src/inquiry/function-api.ts';
import { attachmentBucket } from '#src/inquiry/upload-limits.ts';
import { formatTime } from '../format-time.ts';
import type { RequestServices } from '../services.ts';
import { linkDays, verifyFileLink } from './file-link.ts';

/**
 * Redirects to a file, or says why not. Changes nothing, because mail scanners open links. Plain text, because
 * Supabase's gateway doesn't let functions send HTML.
 *
 * @param path - `<inquiry id>/<slot>`
 */
export async function openFile(
  path: string,
  query: URLSearchParams,
  { configuration, database, storage, log }: RequestServices,
): Promise<Response> {
  const expires = storage && verifyFileLink(path, query, configuration);
  if (!storage || expires === undefined)
    return say(
      403,
      `This link is incomplete, was changed, or was made with an older secret key of the project. Copy the whole link from the email, or open the file in Supabase: Storage > ${attachmentBucket}.`,
    );
  const [inquiryId = '', slot] = path.split('/');
  try {
    const file = await database.readFile(inquiryId, Number(slot), expires);
    if (!file) return say(410, `This file was deleted with its inquiry, ${formatReference(inquiryId)}.`);
    const { name, uploads_end: uploadsEnd, is_expired: isExpired } = file;
    const isStored = (await storage.listStoredSlots(inquiryId)).includes(Number(slot));
    if (!isStored)
      return say(
        404,
        uploadsEnd
          ? `“${name}” hasn’t arrived yet. The sender’s browser can upload it until ${formatTime(uploadsEnd)}. Open this link again later, or ask the sender for the file.`
          : `“${name}” never arrived, or was deleted in Supabase. Please ask the sender for it.`,
      );
    if (isExpired)
      return say(
        410,
        `This link worked for ${linkDays} days. “${name}” is still in Supabase: Storage > ${attachmentBucket} > ${inquiryId} > ${slot}.`,
      );
    const location = await storage.createDownloadLink(path, name);
    return new Response(null, { status: 302, headers: { Location: location } });
  } catch (error) {
    log.failure('file_failed', error);
    return say(503, 'The file can’t be opened right now. Please try again in a minute.');
  }
}

const say = (status: number, text: string) =>
  new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
