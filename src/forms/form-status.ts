import type { ReactNode } from 'react';
import { type FormErrors, noErrors } from './form-errors.ts';
import type { ReceiptLine } from './receipt/receipt-lines.ts';

/**
 * Why an inquiry hasn't arrived yet: `trying` while it is sent again because no answer came, `offline` while it waits
 * for a connection, `unanswered` after the last attempt.
 */
export type Delay = 'trying' | 'offline' | 'unanswered';

/** The upload of one file to the bucket. */
export interface FileUpload {
  readonly name: string;
  readonly size: number;
  readonly state: 'uploading' | 'stored' | 'failed';
  /** The share of its bytes that have been sent, 0 to 1. */
  readonly progress: number;
}

/** A stored inquiry, whose files may still be uploading. */
export interface SentInquiry {
  readonly message: string;
  /** The beginning of the inquiry's id, for the visitor to quote. */
  readonly reference: string;
  /** When the answer came. */
  readonly time: Date;
  readonly lines: readonly ReceiptLine[];
  /** The progress of its files. It is an element, because its component is fetched with the code that sends. */
  readonly uploads?: ReactNode;
  /** Whether files are still uploading. */
  readonly isUploading?: boolean;
}

export interface FormStatus {
  /** True from the submission until it is accepted, failed or stopped. */
  readonly isSending: boolean;
  /** Counts the inquiries that were sent; each gives the form fresh fields. */
  readonly round: number;
  readonly errors: FormErrors;
  /** The summary of errors above the form, as an element like `SentInquiry.uploads`. */
  readonly summary?: ReactNode;
  readonly delay?: Delay | undefined;
  readonly sent?: SentInquiry | undefined;
}

export const idleStatus: FormStatus = { isSending: false, round: 0, errors: noErrors };
