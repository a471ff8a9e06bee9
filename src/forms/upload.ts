import { functionName, type UploadGrant, type UploadsResponse } from '#src/inquiry/function-api.ts';
import { wait } from '#src/browser/wait.ts';
import { backend, backendUrl, publishableKey } from './backend.ts';
import type { FileUpload } from './kept-receipt.ts';

/** Without progress for this long, an upload is aborted. */
const stallTimeoutMs = 60_000;

const retryDelayMs = 1_000;

const listTimeoutMs = 16_000;

/**
 * Uploads the files that aren't stored yet one by one, each at most twice. Never throws.
 *
 * @param inquiryId - without it, only the upload responses show which files are stored
 */
export async function uploadFiles(
  inquiryId: string | undefined,
  files: readonly File[],
  uploads: readonly FileUpload[],
  grants: Promise<readonly UploadGrant[]>,
  onChange: (uploads: readonly FileUpload[]) => void,
): Promise<void> {
  let current = uploads;
  const updateUnstored = (change: (upload: FileUpload, position: number) => FileUpload) => {
    current = current.map((upload, position) =>
      upload.state === 'stored' ? upload : change(upload, position),
    );
    onChange(current);
  };
  const updateFile = (position: number, patch: Partial<FileUpload>) =>
    updateUnstored((upload, index) => (index === position ? { ...upload, ...patch } : upload));
  const warnBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

  window.addEventListener('beforeunload', warnBeforeLeaving);
  updateUnstored((upload) => ({ ...upload, state: 'uploading', progress: 0 }));
  for (const { position, ...grant } of await grants) {
    const file = files[position];
    if (!file || uploads[position]?.state === 'stored') continue;
    const upload = () => uploadFile(grant, file, (progress) => updateFile(position, { progress }));
    if ((await upload()) || (await wait(retryDelayMs).then(upload)))
      updateFile(position, { state: 'stored' });
  }
  window.removeEventListener('beforeunload', warnBeforeLeaving);
  // An upload's response may be lost, and a stored file gets no second grant.
  const stored = inquiryId === undefined ? [] : await listStoredFiles(inquiryId);
  updateUnstored((upload, position) => ({
    ...upload,
    state: !stored ? 'unconfirmed' : stored.includes(position) ? 'stored' : 'failed',
  }));
}

/** Replaces supabase-js, because `fetch` doesn't report upload progress. Returns whether the file is stored. */
function uploadFile(
  grant: Omit<UploadGrant, 'position'>,
  file: File,
  onProgress: (fraction: number) => void,
): Promise<boolean> {
  const url = new URL(`${backendUrl}/storage/v1/object/upload/sign/${grant.bucket}/${grant.path}`);
  url.searchParams.set('token', grant.token);
  const body = new FormData();
  body.append('cacheControl', '3600');
  body.append('', new Blob([file], { type: grant.content_type }), file.name);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: number | undefined;
    const awaitProgress = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => request.abort(), stallTimeoutMs);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      awaitProgress();
      onProgress(total ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      window.clearTimeout(timer);
      resolve((request.status >= 200 && request.status < 300) || isConflict(request));
    });
    request.open('PUT', url);
    request.setRequestHeader('apikey', publishableKey);
    request.setRequestHeader('x-upsert', 'false');
    request.send(body);
    awaitProgress();
  });
}

/** Hosted storage sends status 400 with code 409 in the body, newer versions status 409. */
const isConflict = ({ status, responseText }: XMLHttpRequest) =>
  status === 409 || (status === 400 && /"statusCode":\s*"409"/.test(responseText));

/** Returns positions, or undefined on failure. */
async function listStoredFiles(inquiryId: string): Promise<readonly number[] | undefined> {
  const { data } = await backend.functions.invoke<Partial<UploadsResponse>>(`${functionName}/uploads`, {
    body: { inquiry_id: inquiryId },
    timeout: listTimeoutMs,
  });
  return Array.isArray(data?.stored) ? (data.stored as readonly number[]) : undefined;
}
