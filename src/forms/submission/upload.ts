import { functionName, type UploadGrant, type UploadsAnswer } from '#shared/function-api.ts';
import type { FileUpload } from '../receipt/kept-receipt.ts';
import { backend, backendUrl, publishableKey } from './backend.ts';

/** An upload that makes no progress for so long has failed, in milliseconds. */
const stallTimeout = 60_000;

/** How long the function may take to list the stored files, in milliseconds. */
const confirmWithin = 16_000;

type Show = (uploads: readonly FileUpload[]) => void;

/** Uploads the files of a stored inquiry. Failed files can be uploaded again; the inquiry stays stored. */
export class UploadQueue {
  readonly #inquiryId: string | undefined;
  readonly #files: readonly File[];
  #uploads: readonly FileUpload[];

  /** @param inquiryId If it is unknown, only the answers to the uploads say which files are stored. */
  constructor(inquiryId: string | undefined, files: readonly File[]) {
    this.#inquiryId = inquiryId;
    this.#files = files;
    this.#uploads = files.map(({ name, size }) => ({ name, size, state: 'failed', progress: 0 }));
  }

  /** Uploads the files that aren't stored yet, one after the other. */
  async run(granted: Promise<readonly UploadGrant[]>, show: Show): Promise<void> {
    const update = (change: (upload: FileUpload, file: File) => Partial<FileUpload>) => {
      this.#uploads = this.#uploads.map((upload, index) => ({
        ...upload,
        ...change(upload, this.#files[index]!),
      }));
      show(this.#uploads);
    };
    window.addEventListener('beforeunload', warnBeforeLeaving);
    update(({ state }) => (state === 'stored' ? {} : { state: 'uploading', progress: 0 }));
    for (const grant of await granted) {
      const file = this.#files[grant.position];
      if (!file || this.#uploads[grant.position]?.state === 'stored') continue;
      const updateThis = (change: Partial<FileUpload>) =>
        update((_, other) => (other === file ? change : {}));
      if (await upload(grant, file, (progress) => updateThis({ progress }))) updateThis({ state: 'stored' });
    }
    window.removeEventListener('beforeunload', warnBeforeLeaving);
    // The answer to an upload may be lost, and a stored file gets no second grant: storage has the last word.
    const stored = this.#inquiryId === undefined ? [] : await storedFiles(this.#inquiryId);
    update(({ state }, file) =>
      state === 'uploading'
        ? { state: stored.includes(this.#files.indexOf(file)) ? 'stored' : 'failed' }
        : {},
    );
  }
}

function warnBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/**
 * Does what `uploadToSignedUrl` of supabase-js does, with XMLHttpRequest, because `fetch` reports no upload progress.
 * Resolves to whether the file is stored.
 */
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
      resolve((request.status >= 200 && request.status < 300) || isConflict(request));
    });
    request.open('PUT', address);
    request.setRequestHeader('apikey', publishableKey);
    request.setRequestHeader('x-upsert', 'false');
    request.send(body);
    awaitProgress();
  });
}

/**
 * Whether a file is in its slot already. Hosted storage reports it with status 400 and code 409 in the body, newer
 * versions with status 409.
 */
const isConflict = ({ status, responseText }: XMLHttpRequest) =>
  status === 409 || (status === 400 && /"statusCode":\s*"409"/.test(responseText));

/** Asks the function which files are stored, by position, so that the owner's mail can leave. */
async function storedFiles(inquiryId: string): Promise<readonly number[]> {
  const { data } = await backend.functions.invoke<Partial<UploadsAnswer>>(`${functionName}/uploads`, {
    body: { inquiry_id: inquiryId },
    timeout: confirmWithin,
  });
  return Array.isArray(data?.stored) ? (data.stored as readonly number[]) : [];
}
