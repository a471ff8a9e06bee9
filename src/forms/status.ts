/** Messages by payload field. */
export type FormErrors = Readonly<Record<string, string>>;

/** `busy`: a temporary status (5xx, 408, 425 or 429). `rejected`: any other, or an unexpected response. */
type FailureReason = 'noResponse' | 'busy' | 'rejected';

/**
 * - `stopped`: an edit ended the sending.
 * - `retrying`: a call failed, and another follows.
 * - `offline`: sent again once online.
 * - `native`: the browser posts the form, because its code can't load or has a bug.
 * - `invalid`: a check failed, here or on the server.
 */
export type Status =
  | { readonly name: 'idle' | 'stopped' | 'sending' | 'retrying' | 'offline' | 'native' | 'sent' }
  | { readonly name: 'invalid'; readonly errors: FormErrors }
  | { readonly name: 'failed'; readonly reason: FailureReason };

/** The button is then disabled (specification, section 4). */
export const isSubmitting = ({ name }: Status): boolean => ['sending', 'retrying', 'native'].includes(name);
