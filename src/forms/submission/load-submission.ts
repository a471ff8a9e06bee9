import { connectToBackend } from '#src/browser/resource-hints.ts';
import { loadSiteStyles } from '#src/theme/site-styles.ts';
import { pause } from './pause.ts';

/**
 * Imports the backend client first and by itself, because evaluating it together with the rest would block a slow phone
 * too long.
 */
async function importSubmission() {
  // Without the styles the messages look plain, but the inquiry is sent.
  loadSiteStyles().catch(() => {});
  await import('./backend.ts');
  import('../receipt/Receipt.tsx').catch(() => {});
  return import('./submit-inquiry.ts');
}

export type SubmissionCode = Awaited<ReturnType<typeof importSubmission>>;

let loading: Promise<SubmissionCode> | undefined;

/** Fetches the code that checks and sends (zod, supabase-js, the notifications), once. */
export function loadSubmission(): Promise<SubmissionCode> {
  loading ??= importSubmission().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Called when a visitor touches a form: starts early what takes time and a submission needs. */
export function prepareSubmission(): void {
  connectToBackend();
  void loadSubmission().then(
    ({ prepare }) => prepare(),
    () => {},
  );
}

/** How long a visitor who is online waits for the code that sends, in milliseconds; then the browser posts the form. */
const loadingPatience = 15_000;

/**
 * The code that sends, once it is there. Without a connection it is waited for as long as that takes; with one, no
 * longer than the patience, because a request can stall without failing.
 *
 * @param onOffline - called while there is no connection to fetch it by.
 * @returns `undefined` where it can't be had, or the signal ends the waiting.
 */
export async function awaitSubmission(
  signal: AbortSignal,
  onOffline: () => void,
): Promise<SubmissionCode | undefined> {
  for (;;) {
    const isOnline = navigator.onLine;
    if (!isOnline) onOffline();
    const code = await Promise.race([
      loadSubmission().catch(() => undefined),
      pause(signal, isOnline ? loadingPatience : undefined),
    ]);
    if (code) return code;
    if (signal.aborted || (isOnline && navigator.onLine)) return undefined;
    if (!navigator.onLine) await pause(signal);
  }
}
