import type { ReactNode } from 'react';
import { type FormErrors, noErrors } from './form-errors.ts';
import type { ReceiptLine } from './receipt/receipt-lines.ts';

/**
 * Why an inquiry that was sent off isn't in yet: `trying` while it is sent again because no answer came, `offline`
 * while that waits for the connection, `unanswered` once nothing is being tried any more.
 */
export type Delay = 'trying' | 'offline' | 'unanswered';

/** One file on its way to the bucket. */
export interface FileUpload {
  readonly name: string;
  readonly size: number;
  readonly state: 'uploading' | 'stored' | 'failed';
  /** Sent bytes of all, 0 to 1. */
  readonly progress: number;
}

/** The inquiry is durable; its files may still be on their way. */
export interface SentInquiry {
  readonly message: string;
  /** What to quote, so that the inquiry is found: the beginning of its id. */
  readonly reference: string;
  /** When the answer came. */
  readonly time: Date;
  readonly lines: readonly ReceiptLine[];
  /** How far its files are: an element, because what renders it comes with what sends. */
  readonly uploads?: ReactNode;
  /** Files are still on their way. */
  readonly isUploading?: boolean;
}

export interface FormStatus {
  /** From the submission to its one end: accepted, failed or stopped. */
  readonly isSending: boolean;
  /** Counts what was sent; the fields start anew with each. */
  readonly round: number;
  readonly errors: FormErrors;
  /** What the errors are, above the form: an element, as `SentInquiry.uploads` is. */
  readonly summary?: ReactNode;
  readonly delay?: Delay | undefined;
  readonly sent?: SentInquiry | undefined;
}

export const idleStatus: FormStatus = { isSending: false, round: 0, errors: noErrors };
