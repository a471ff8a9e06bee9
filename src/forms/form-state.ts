import { createContext, useContext } from 'react';
import type { ReceiptLine } from './receipt/receipt-lines.ts';

/**
 * The values of a form, by name; checkboxes that share a name have a list. Drafts use the inputs' names, everything else
 * the payload's.
 */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** Messages of the last failed check, by payload field. */
export type FormErrors = Readonly<Record<string, string>>;

/** One object for all forms without errors, so that fields don't re-render when the status changes. */
export const noErrors: FormErrors = {};

export const FormErrorsContext = createContext<FormErrors>(noErrors);

export const useFormErrors = () => useContext(FormErrorsContext);

/**
 * Why an inquiry hasn't arrived yet: `trying` while it is sent again because no answer came, `offline` while it waits
 * for a connection. It isn't sent any more after `unanswered` (no answer came to the last attempt), `busy` (the server
 * has put it off), `refused` (it takes none like this), `edited` (the visitor changed the text meanwhile).
 */
export type Notice = 'trying' | 'offline' | 'unanswered' | 'busy' | 'refused' | 'edited';

/** How long a visitor waits for an explanation, in milliseconds: then the first call counts as unanswered. */
export const noticeDelay = 8_000;

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
  /** The beginning of the inquiry's id, for the visitor to quote, if the answer named one. */
  readonly reference?: string | undefined;
  /** When the answer came. */
  readonly time: Date;
  readonly lines: readonly ReceiptLine[];
  readonly uploads: readonly FileUpload[];
  /** Uploads again what could not be uploaded; undefined if there is nothing to repeat. */
  readonly retryUploads?: (() => void) | undefined;
  /** The page was loaded again after it was sent. */
  readonly isRestored?: boolean;
}

export interface FormStatus {
  /** True from the submission until it is accepted, failed or stopped. */
  readonly isSending: boolean;
  readonly errors: FormErrors;
  readonly notice?: Notice | undefined;
  readonly sent?: SentInquiry | undefined;
}

export const idleStatus: FormStatus = { isSending: false, errors: noErrors };
