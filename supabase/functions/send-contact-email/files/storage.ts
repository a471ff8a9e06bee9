/** The private bucket. The browser uploads to signed addresses; the function uses the secret key. */
import { fetchWithoutAuthorization } from '../../_shared/api-key.ts';
import { attachmentBucket } from '../../_shared/upload-limits.ts';
import type { Configuration } from '../configuration.ts';

/** Every call throws if storage refuses or doesn't answer within five seconds. */
export interface FileStorage {
  /** The token that lets `uploadToSignedUrl` write this path once; undefined if a file is stored there. */
  grantUpload(path: string): Promise<string | undefined>;
  /** The slots of an inquiry that hold a file. */
  storedSlots(inquiryId: string): Promise<number[]>;
  /** Removes files; missing ones are ignored. Takes at most 500 paths. */
  remove(paths: string[]): Promise<void>;
  /** An address that downloads a file under this name for seven days, without a key. */
  link(path: string, fileName: string): Promise<string>;
  /** Names of the bucket's folders, one page at a time. Each is an inquiry's id. */
  folders(offset: number, limit: number): Promise<string[]>;
  /** When a folder's newest file was stored; undefined if it is empty. */
  newestFile(folder: string): Promise<Date | undefined>;
  requireBucket(): Promise<void>;
}

const timeoutMs = 5000;
const linkSeconds = 7 * 24 * 60 * 60;
/** More than a folder has slots: the dashboard may add a placeholder. */
const maxEntries = 20;

const fetchWithTimeout: typeof fetch = (input, init) =>
  fetchWithoutAuthorization(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });

export function connectStorage({
  SUPABASE_URL,
  SUPABASE_SECRET_KEYS,
}: Pick<Configuration, 'SUPABASE_URL' | 'SUPABASE_SECRET_KEYS'>): FileStorage | undefined {
  if (!SUPABASE_URL || !SUPABASE_SECRET_KEYS) return undefined;
  const connect = async () => {
    // Imported with the first file, because most inquiries have none and a cold start keeps a visitor waiting.
    const { createClient } = await import('@supabase/supabase-js');
    const client = createClient(SUPABASE_URL, SUPABASE_SECRET_KEYS, {
      global: { fetch: fetchWithTimeout },
      auth: { persistSession: false, autoRefreshToken: false },
    });
    return client.storage;
  };
  let connected: ReturnType<typeof connect> | undefined;
  // A failed import isn't cached: the next call tries again.
  const storage = () =>
    (connected ??= connect().catch((error: unknown) => {
      connected = undefined;
      throw error;
    }));
  const bucket = async () => (await storage()).from(attachmentBucket);
  const list = async (folder: string, options: { limit: number; offset?: number }) =>
    accepted(await (await bucket()).list(folder, options));

  return {
    async grantUpload(path) {
      const answer = await (await bucket()).createSignedUploadUrl(path);
      if (isConflict(answer.error)) return undefined;
      return accepted(answer).token;
    },
    async storedSlots(inquiryId) {
      const files = await list(inquiryId, { limit: maxEntries });
      return files.map(({ name }) => Number(name)).filter((slot) => Number.isInteger(slot));
    },
    async remove(paths) {
      if (paths.length > 0) accepted(await (await bucket()).remove(paths));
    },
    async link(path, fileName) {
      const { signedUrl } = accepted(await (await bucket()).createSignedUrl(path, linkSeconds));
      // The client's own option encodes the name twice.
      return `${signedUrl}&download=${encodeURIComponent(fileName)}`;
    },
    async folders(offset, limit) {
      return (await list('', { limit, offset })).map(({ name }) => name);
    },
    async newestFile(folder) {
      const files = await list(folder, { limit: maxEntries });
      const times = files.map(({ created_at }) => Date.parse(created_at ?? ''));
      return times.length > 0 ? new Date(Math.max(...times)) : undefined;
    },
    async requireBucket() {
      accepted(await (await storage()).getBucket(attachmentBucket));
    },
  };
}

/** Hosted storage reports a taken path with status 400 and code 409 in the body, newer versions with status 409. */
function isConflict(error: Error | null): boolean {
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown };
  return [status, statusCode].some((code) => String(code) === '409');
}

function accepted<Data>(answer: { data: Data | null; error: Error | null }): Data {
  if (answer.error) throw answer.error;
  return answer.data!;
}
