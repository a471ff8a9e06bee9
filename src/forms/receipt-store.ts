import { useLocation } from 'react-router-dom';
import { formatAnswer } from '#shared/answers.ts';
import { listAnswerFields, type FormFields, type InquiryType } from '#shared/form-fields.ts';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import { createStore, type Store, useStore } from '#src/browser/store.ts';
import { readInquiryTopic } from './inquiry-topic.ts';

export interface FileUpload {
  readonly name: string;
  readonly size: number;
  /** `unconfirmed`: the file may be stored, but there was no confirmation. */
  readonly state: 'uploading' | 'stored' | 'failed' | 'unconfirmed';
  /** 0 to 1. */
  readonly progress: number;
}

export interface ReceiptLine {
  readonly label: string;
  readonly answer: string;
}

/** Replaces its form in this tab until the visitor starts another inquiry or opens a link with another topic. */
export interface Receipt {
  /** The label of the page's topic. */
  readonly topic?: string | undefined;
  readonly reference?: string | undefined;
  /** Undefined if the server didn't say. */
  readonly sendsConfirmation?: boolean | undefined;
  readonly time: Date;
  readonly lines: readonly ReceiptLine[];
  readonly uploads: readonly FileUpload[];
  /** This is missing after a reload, because the page no longer has the files. */
  readonly uploadAgain?: () => void;
}

const getStorageKey = (type: InquiryType) => `dep-sent-${type}-v2`;

const stores: Readonly<Record<InquiryType, Store<Receipt | undefined>>> = {
  contact: createStore(restoreReceipt('contact')),
  rfp: createStore(restoreReceipt('rfp')),
};

/**
 * Returns no receipt during hydration, because the prerendered page shows the form.
 *
 * @returns `earlierReceipt` if the page has another topic, so it shows a new form
 */
export function useReceipt(type: InquiryType): { receipt?: Receipt; earlierReceipt?: Receipt } {
  const location = useLocation();
  const receipt = useStore(stores[type], undefined);
  if (!receipt) return {};
  const { label } = readInquiryTopic(location);
  return label === undefined || label === receipt.topic ? { receipt } : { earlierReceipt: receipt };
}

export const readReceipt = (type: InquiryType): Receipt | undefined => stores[type].read();

/** Keeps the receipt for a reload, or until the page closes if storage is blocked. */
export function saveReceipt(type: InquiryType, receipt: Receipt): void {
  writeStored('sessionStorage', getStorageKey(type), receipt);
  stores[type].write(receipt);
}

export function removeReceipt(type: InquiryType): void {
  removeStored('sessionStorage', getStorageKey(type));
  stores[type].write(undefined);
}

/** A reload ends the uploads. In a duplicated tab they may still run. */
function restoreReceipt(type: InquiryType): Receipt | undefined {
  const stored = readStored('sessionStorage', getStorageKey(type));
  if (!isStoredReceipt(stored)) return undefined;
  return {
    ...stored,
    time: new Date(stored.time),
    uploads: stored.uploads.map((upload) =>
      upload.state === 'uploading' ? { ...upload, state: 'unconfirmed' } : upload,
    ),
  };
}

/** Another version of the site may have stored it. */
function isStoredReceipt(value: unknown): value is Omit<Receipt, 'time'> & { time: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { reference, time, lines, uploads } = value as Readonly<Record<string, unknown>>;
  return (
    (reference === undefined || typeof reference === 'string') &&
    typeof time === 'string' &&
    !Number.isNaN(Date.parse(time)) &&
    isListOf(lines, ['label', 'answer']) &&
    isListOf(uploads, ['name', 'state'])
  );
}

/** @param names - properties that must be strings */
function isListOf(value: unknown, names: readonly string[]): boolean {
  return (
    Array.isArray(value) &&
    value.every((entry: Readonly<Record<string, unknown>> | null) =>
      names.every((name) => typeof entry?.[name] === 'string'),
    )
  );
}

export function createReceiptLines(
  fields: FormFields,
  payload: Readonly<Record<string, unknown>>,
): readonly ReceiptLine[] {
  return listAnswerFields(fields).flatMap((field) => {
    const answer = formatAnswer(field, payload[field.name]);
    return answer ? [{ label: field.label, answer }] : [];
  });
}
