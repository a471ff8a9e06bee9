import { fetchWithoutAuthorization } from '#src/inquiry/api-key.ts';
import { attachmentBucket } from '#src/inquiry/upload-limits.ts';
import type { Configuration } from '../configuration.ts';

/** Every call throws after five seconds. */
export interface FileStorage {
  /** Returns a one-time token, or undefined if the path is taken. */
  grantUpload(path: string): Promise<string | undefined>;
  listStoredSlots(inquiryId: string): Promise<number[]>;
  /** At most 500. Ignores missing files. */
  remove(paths: string[]): Promise<void>;
  /** Works for an hour without a key. */
  createDownloadLink(path: string, fileName: string): Promise<string>;
  requireBucket(): Promise<void>;
}

const timeoutMs = 5000;
/** Long enough to resume a download. */
const linkSeconds = 60 * 60;
/** The dashboard may add a placeholder file. */
const maxEntries = 20;

const fetchWithTimeout: typeof fetch = (input, init) =>
  fetchWithoutAuthorization(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });

export function connectStorage({
  SUPABASE_URL,
  SUPABASE_SECRET_KEY,
}: Pick<Configuration, 'SUPABASE_URL' | 'SUPABASE_SECRET_KEY'>): FileStorage | undefined {
  if (!SUPABASE_URL || !SUPABASE_SECRET_KEY) return undefined;
  const connect = async () => {
    // Late, for a faster cold start.
    const { createClient } = await import('@supabase/supabase-js');
    const client = createClient(SUPABASE_URL, SUPABASE_SECRET_KEY, {
      global: { fetch: fetchWithTimeout },
      auth: { persistSession: false, autoRefreshToken: false },
    });
    return client.storage;
  };
  let connection: ReturnType<typeof connect> | undefined;
  // The next call retries a failed import.
  const storage = () =>
    (connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw error;
    }));
  const bucket = async () => (await storage()).from(attachmentBucket);

  return {
    async grantUpload(path) {
      const result = await (await bucket()).createSignedUploadUrl(path);
      if (isConflict(result.error)) return undefined;
      return unwrap(result).token;
    },
    async listStoredSlots(inquiryId) {
      const files = unwrap(await (await bucket()).list(inquiryId, { limit: maxEntries }));
      return files.map(({ name }) => Number(name)).filter((slot) => Number.isInteger(slot));
    },
    async remove(paths) {
      if (paths.length > 0) unwrap(await (await bucket()).remove(paths));
    },
    async createDownloadLink(path, fileName) {
      const { signedUrl } = unwrap(await (await bucket()).createSignedUrl(path, linkSeconds));
      // The client's `download` option encodes the name twice.
      return `${signedUrl}&download=${encodeURIComponent(fileName)}`;
    },
    async requireBucket() {
      unwrap(await (await storage()).getBucket(attachmentBucket));
    },
  };
}

/** Older versions send status 400 with code 409 in the body. */
function isConflict(error: Error | null): boolean {
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown };
  return [status, statusCode].some((code) => String(code) === '409');
}

function unwrap<Data>(result: { data: Data | null; error: Error | null }): Data {
  if (result.error) throw result.error;
  return result.data!;
}
