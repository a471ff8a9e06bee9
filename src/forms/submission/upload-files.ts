import { functionName, type UploadGrant } from '#shared/function-api.ts';
import type { FileUpload } from '../form-state.ts';
import { backend, backendUrl, publishableKey } from './backend.ts';

/** An upload that makes no progress for so long has failed, in milliseconds. */
const stallTimeout = 60_000;

/** How long the function may take to look for the files in storage, in milliseconds. */
const confirmWithin = 16_000;

interface UploadSession {
  /** Without it, storage alone says whether a file has arrived. */
  readonly inquiryId: string | undefined;
  readonly files: readonly File[];
  readonly grants: readonly UploadGrant[] | undefined;
  /** Asks the function again for grants for the files that are still missing. */
  readonly renewGrants: () => Promise<readonly UploadGrant[] | undefined>;
  readonly show: (uploads: readonly FileUpload[], retry?: () => void) => void;
}

/**
 * Uploads the files of a stored inquiry, one after the other, and shows their progress. If some fail, the visitor can
 * try again; the inquiry stays stored.
 */
export async function uploadFiles(session: UploadSession): Promise<void> {
  const uploads: FileUpload[] = session.files.map(({ name, size }) => ({
    name,
    size,
    state: 'uploading',
    progress: 0,
  }));
  await uploadMissing(session, uploads, session.grants ?? []);
}

async function uploadMissing(
  session: UploadSession,
  uploads: FileUpload[],
  grants: readonly UploadGrant[],
  begun = new Set<File>(),
): Promise<void> {
  const { files, inquiryId, renewGrants, show } = session;
  const update = (index: number, change: Partial<FileUpload>) => {
    uploads[index] = { ...uploads[index]!, ...change };
    show([...uploads]);
  };
  window.addEventListener('beforeunload', warnBeforeLeaving);
  show([...uploads]);
  for (const [index, file] of files.entries()) {
    if (uploads[index]!.state !== 'uploading') continue;
    const grant = grants.find(({ position }) => position === index);
    if (!grant) continue;
    begun.add(file);
    if (await upload(grant, file, (progress) => update(index, { progress })))
      update(index, { state: 'stored' });
  }
  window.removeEventListener('beforeunload', warnBeforeLeaving);
  // A file whose answer got lost has arrived if the function awaits none. Without storage it awaits none either, but
  // then no upload has begun.
  const haveArrived = inquiryId !== undefined && (await confirmUploads(inquiryId)) === 0;
  for (const [index, file] of files.entries())
    if (uploads[index]!.state === 'uploading')
      update(index, { state: haveArrived && begun.has(file) ? 'stored' : 'failed' });

  const retry = async () => {
    for (const [index, { state }] of uploads.entries())
      if (state === 'failed') uploads[index] = { ...uploads[index]!, state: 'uploading', progress: 0 };
    show([...uploads]);
    await uploadMissing(session, uploads, (await renewGrants()) ?? [], begun);
  };
  if (uploads.some(({ state }) => state === 'failed')) show([...uploads], () => void retry());
}

function warnBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Does what `uploadToSignedUrl` of supabase-js does, but by XMLHttpRequest: `fetch` reports no progress of uploads. */
function upload(grant: UploadGrant, file: File, onProgress: (part: number) => void): Promise<boolean> {
  const address = new URL(`${backendUrl}/storage/v1/object/upload/sign/${grant.bucket}/${grant.path}`);
  address.searchParams.set('token', grant.token);
  const body = new FormData();
  body.append('cacheControl', '3600');
  body.append('', new Blob([file], { type: grant.content_type }), file.name);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: number | undefined;
    const awaitProgress = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => request.abort(), stallTimeout);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      awaitProgress();
      onProgress(total ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      window.clearTimeout(timer);
      resolve(request.status >= 200 && request.status < 300);
    });
    request.open('PUT', address);
    request.setRequestHeader('apikey', publishableKey);
    request.setRequestHeader('x-upsert', 'false');
    request.send(body);
    awaitProgress();
  });
}

/**
 * Lets the function look which files have arrived. Its maintenance would find them too, but later.
 *
 * @returns how many files it still awaits; undefined if it doesn't say.
 */
async function confirmUploads(inquiryId: string): Promise<number | undefined> {
  const { data } = await backend.functions.invoke<{ awaited?: number }>(`${functionName}/uploads`, {
    body: { inquiry_id: inquiryId },
    timeout: confirmWithin,
  });
  return data?.awaited;
}
