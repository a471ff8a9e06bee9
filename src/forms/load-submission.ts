import { loadSiteStyles } from '#src/theme/site-styles.ts';

/**
 * Imports the backend client first and by itself, because evaluating it together with the rest would block a slow phone
 * too long.
 */
async function importSubmission() {
  // Without the styles the messages look plain, but the inquiry is sent.
  void loadSiteStyles();
  await import('./submission/backend.ts');
  import('./receipt/Receipt.tsx').catch(() => {});
  return import('./submission/index.ts');
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
