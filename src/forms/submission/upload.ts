import { functionName, type UploadGrant } from '#shared/function-api.ts';
import type { FileUpload } from '../receipt/kept-receipt.ts';
import { backend, backendUrl, publishableKey } from './backend.ts';

/** An upload that makes no progress for so long has failed, in milliseconds. */
const stallTimeout = 60_000;

/** How long the function may take to look for the files in storage, in milliseconds. */
const confirmWithin = 16_000;

type Show = (uploads: readonly FileUpload[]) => void;

/** The files of a stored inquiry on their way. What fails can be uploaded again; the inquiry stays stored. */
export class UploadQueue {
  readonly #inquiryId: string | undefined;
  readonly #files: readonly File[];
  readonly #begun = new Set<File>();
  #uploads: readonly FileUpload[];

  /** @param inquiryId - without it, storage alone says whether a file has arrived. */
  constructor(inquiryId: string | undefined, files: readonly File[]) {
    this.#inquiryId = inquiryId;
    this.#files = files;
    this.#uploads = files.map(({ name, size }) => ({ name, size, state: 'failed', progress: 0 }));
  }

  /** Uploads what hasn't arrived, one after the other. */
  async run(grants: readonly UploadGrant[], show: Show): Promise<void> {
    const update = (change: (upload: FileUpload, file: File) => Partial<FileUpload>) => {
      this.#uploads = this.#uploads.map((upload, index) => ({
        ...upload,
        ...change(upload, this.#files[index]!),
      }));
      show(this.#uploads);
    };
    window.addEventListener('beforeunload', warnBeforeLeaving);
    update(({ state }) => (state === 'stored' ? {} : { state: 'uploading', progress: 0 }));
    for (const grant of grants) {
      const file = this.#files[grant.position];
      if (!file || this.#uploads[grant.position]?.state === 'stored') continue;
      this.#begun.add(file);
      const updateThis = (change: Partial<FileUpload>) =>
        update((_, other) => (other === file ? change : {}));
      if (await upload(grant, file, (progress) => updateThis({ progress }))) updateThis({ state: 'stored' });
    }
    window.removeEventListener('beforeunload', warnBeforeLeaving);
    // A file whose answer got lost has arrived if the function awaits none. Without storage it awaits none either, but
    // then no upload has begun.
    const haveArrived = this.#inquiryId !== undefined && (await confirmUploads(this.#inquiryId)) === 0;
    update(({ state }, file) =>
      state === 'uploading' ? { state: haveArrived && this.#begun.has(file) ? 'stored' : 'failed' } : {},
    );
  }
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
