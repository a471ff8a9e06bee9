import type { InquiryType } from '#src/inquiry/form-fields.ts';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';

export interface FileUpload {
  readonly name: string;
  readonly size: number;
  /** `unconfirmed`: the file may be stored. */
  readonly state: 'uploading' | 'stored' | 'failed' | 'unconfirmed';
  /** 0 to 1. */
  readonly progress: number;
}

export interface ReceiptLine {
  readonly label: string;
  readonly answer: string;
}

/** Replaces the form in this tab until the visitor starts a new one. */
export interface KeptReceipt {
  readonly reference?: string | undefined;
  /** Undefined if the server didn't say. */
  readonly sendsConfirmation?: boolean | undefined;
  readonly time: Date;
  readonly lines: readonly ReceiptLine[];
  readonly uploads: readonly FileUpload[];
  /** Missing after a reload, which loses the files. */
  readonly uploadAgain?: () => void;
}

const getStorageKey = (type: InquiryType) => `dep-sent-${type}-v3`;

/** A reload ended the uploads. In a duplicated tab they may still run. */
export function readReceipt(type: InquiryType): KeptReceipt | undefined {
  const stored = readStored('sessionStorage', getStorageKey(type)) as KeptReceipt | undefined;
  if (!Array.isArray(stored?.lines) || !Array.isArray(stored.uploads)) return undefined;
  const endUpload = (upload: FileUpload): FileUpload =>
    upload.state === 'uploading' ? { ...upload, state: 'unconfirmed' } : upload;
  return { ...stored, time: new Date(stored.time), uploads: stored.uploads.map(endUpload) };
}

export const writeReceipt = (type: InquiryType, receipt: KeptReceipt): void =>
  void writeStored('sessionStorage', getStorageKey(type), receipt);

export const removeReceipt = (type: InquiryType): void => removeStored('sessionStorage', getStorageKey(type));
