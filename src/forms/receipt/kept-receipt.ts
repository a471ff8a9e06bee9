import type { InquiryType } from '#shared/form-fields.ts';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import type { ReceiptLine } from './receipt-lines.ts';

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
}

/** The key in session storage: a receipt stays on the screen in this tab, until a new inquiry is begun. */
const receiptKey = (type: InquiryType) => `dep-sent-${type}`;

/** Keeps the receipt of a stored inquiry; without storage it is on the screen alone. */
export const keepReceipt = (type: InquiryType, sent: SentInquiry): unknown =>
  writeStored('sessionStorage', receiptKey(type), sent);

/** The receipt of what was sent before the page was loaded again. Uploads that were under way have ended with the page. */
export function keptReceipt(type: InquiryType): SentInquiry | undefined {
  const kept = readStored('sessionStorage', receiptKey(type)) as SentInquiry | undefined;
  return (
    kept && {
      ...kept,
      time: new Date(kept.time),
      uploads: kept.uploads.map((upload) =>
        upload.state === 'uploading' ? { ...upload, state: 'failed' } : upload,
      ),
    }
  );
}

export const forgetReceipt = (type: InquiryType): void => removeStored('sessionStorage', receiptKey(type));
