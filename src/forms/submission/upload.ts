import { functionName, type UploadGrant } from '#shared/function-api.ts';
import { plainLine } from '#shared/plain-text.ts';
import type { FileUpload } from '../receipt/kept-receipt.ts';
import { backend, backendUrl, publishableKey } from './backend.ts';

/** An upload that makes no progress for so long has failed, in milliseconds. */
const stallTimeout = 60_000;

/** How long the function may take to look for the files in storage, in milliseconds. */
const confirmWithin = 16_000;

export interface UploadSession {
  /** Without it, storage alone says whether a file has arrived. */
  readonly inquiryId: string | undefined;
  readonly files: readonly File[];
  /** Asks the function again for grants for the files that are still missing. */
  readonly renewGrants: () => Promise<readonly UploadGrant[] | undefined>;
  readonly show: (uploads: readonly FileUpload[]) => void;
}

/** The files of a stored inquiry on their way, one after the other. What fails can be tried again; the inquiry stays stored. */
export class Uploads {
  readonly #session: UploadSession;
  readonly #begun = new Set<File>();
  #uploads: readonly FileUpload[];

  constructor(session: UploadSession) {
    this.#session = session;
    this.#uploads = session.files.map(({ name, size }) => ({ name, size, state: 'uploading', progress: 0 }));
  }

  /** Uploads again what failed. */
  async repeat(): Promise<void> {
    this.#show((upload) =>
      upload.state === 'failed' ? { ...upload, state: 'uploading', progress: 0 } : upload,
    );
    await this.run((await this.#session.renewGrants()) ?? []);
  }

  async run(grants: readonly UploadGrant[]): Promise<void> {
    const { files, inquiryId } = this.#session;
    window.addEventListener('beforeunload', warnBeforeLeaving);
    this.#show((upload) => upload);
    const missing = files.filter((_, index) => this.#uploads[index]!.state === 'uploading');
    for (const [file, grant] of matchGrants(missing, grants)) {
      this.#begun.add(file);
      const change = (part: Partial<FileUpload>) =>
        this.#show((upload, its) => (its === file ? { ...upload, ...part } : upload));
      if (await upload(grant, file, (progress) => change({ progress }))) change({ state: 'stored' });
    }
    window.removeEventListener('beforeunload', warnBeforeLeaving);
    // A file whose answer got lost has arrived if the function awaits none. Without storage it awaits none either, but
    // then no upload has begun.
    const haveArrived = inquiryId !== undefined && (await confirmUploads(inquiryId)) === 0;
    this.#show((upload, file) =>
      upload.state === 'uploading'
        ? { ...upload, state: haveArrived && this.#begun.has(file) ? 'stored' : 'failed' }
        : upload,
    );
  }

  #show(change: (upload: FileUpload, file: File) => FileUpload): void {
    const { files, show } = this.#session;
    this.#uploads = this.#uploads.map((upload, index) => change(upload, files[index]!));
    show(this.#uploads);
  }
}

/**
 * Finds each file's grant by its order, which the function keeps, or by name if the function has left some out. In
 * grants each name is a line of plain text.
 */
export function matchGrants(
  files: readonly File[],
  grants: readonly UploadGrant[],
): ReadonlyMap<File, UploadGrant> {
  if (files.length === grants.length) return new Map(files.map((file, index) => [file, grants[index]!]));
  const unused = [...grants];
  const matches = files.flatMap((file): [File, UploadGrant][] => {
    const place = unused.findIndex(({ name }) => name === plainLine(file.name));
    const [grant] = place < 0 ? [] : unused.splice(place, 1);
    return grant ? [[file, grant]] : [];
  });
  return new Map(matches);
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
