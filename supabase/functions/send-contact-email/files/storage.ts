/** The private bucket. The browser uploads to signed addresses; the function uses the secret key. */
import { fetchWithApiKeyAlone } from '../../_shared/api-key.ts';
import { attachmentBucket } from '../../_shared/upload-limits.ts';
import type { Configuration } from '../configuration.ts';

export interface FileStorage {
  /** The token with which `uploadToSignedUrl` may write this one path. */
  grantUpload(path: string): Promise<string>;
  /**
   * Whether a file of this size is there.
   *
   * @throws where storage doesn't say.
   */
  holds(path: string, size: number): Promise<boolean>;
  remove(paths: string[]): Promise<void>;
  /** An address at which anybody who has it can download a file for seven days, under this name. */
  link(path: string, fileName: string): Promise<string>;
  /** @throws where the bucket isn't there, or storage doesn't say. */
  requireBucket(): Promise<void>;
}

const linkSeconds = 7 * 24 * 60 * 60;

export function connectStorage(configuration: Configuration): FileStorage | undefined {
  const { SUPABASE_URL, SUPABASE_SECRET_KEYS } = configuration;
  if (!SUPABASE_URL || !SUPABASE_SECRET_KEYS) return undefined;
  const connect = async () => {
    // Imported with the first file: most inquiries have none, and a cold start keeps a visitor waiting.
    const { createClient } = await import('@supabase/supabase-js');
    const client = createClient(SUPABASE_URL, SUPABASE_SECRET_KEYS, {
      global: { fetch: fetchWithApiKeyAlone },
      auth: { persistSession: false, autoRefreshToken: false },
    });
    return client.storage;
  };
  let connected: ReturnType<typeof connect> | undefined;
  // A failed import isn't kept: the next call tries again.
  const storage = () =>
    (connected ??= connect().catch((error: unknown) => {
      connected = undefined;
      throw error;
    }));
  const bucket = async () => (await storage()).from(attachmentBucket);

  return {
    async grantUpload(path) {
      return accepted(await (await bucket()).createSignedUploadUrl(path)).token;
    },
    async holds(path, size) {
      const { data, error } = await (await bucket()).info(path);
      // An outage must not pass for an absent file, which would count as missing for good.
      const isAbsent = error && 'status' in error && [400, 404].includes(Number(error.status));
      if (error && !isAbsent) throw error;
      return data?.size === size;
    },
    async remove(paths) {
      if (paths.length) accepted(await (await bucket()).remove(paths));
    },
    async link(path, fileName) {
      const { signedUrl } = accepted(await (await bucket()).createSignedUrl(path, linkSeconds));
      // Not the client's own option, which encodes the name twice.
      return `${signedUrl}&download=${encodeURIComponent(fileName)}`;
    },
    async requireBucket() {
      accepted(await (await storage()).getBucket(attachmentBucket));
    },
  };
}

function accepted<Data>(answer: { data: Data | null; error: Error | null }): Data {
  if (answer.error) throw answer.error;
  return answer.data!;
}
