import { useSyncExternalStore } from 'react';
import {
  listAnswerFields,
  type FormFields,
  type InquiryType,
  type NamedAnswerField,
} from '#shared/form-fields.ts';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';

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

/** A receipt replaces its form in this tab until the visitor starts another inquiry. */
export interface Receipt {
  readonly reference?: string | undefined;
  /** Undefined if the server didn't say. */
  readonly sendsConfirmation?: boolean | undefined;
  readonly time: Date;
  readonly lines: readonly ReceiptLine[];
  readonly uploads: readonly FileUpload[];
  /** This is missing after a reload, because the page no longer has the files. */
  readonly uploadAgain?: () => void;
}

const receipts = new Map<InquiryType, Receipt | undefined>();
const listeners = new Set<() => void>();

const getStorageKey = (type: InquiryType) => `dep-sent-${type}-v2`;

/** Returns undefined during hydration, because the prerendered page shows the form. */
export const useReceipt = (type: InquiryType): Receipt | undefined =>
  useSyncExternalStore(
    subscribe,
    () => readReceipt(type),
    () => undefined,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function readReceipt(type: InquiryType): Receipt | undefined {
  if (!receipts.has(type)) receipts.set(type, restoreReceipt(type));
  return receipts.get(type);
}

/** Keeps the receipt for a reload, or until the page closes if storage is blocked. */
export function saveReceipt(type: InquiryType, receipt: Receipt): void {
  receipts.set(type, receipt);
  writeStored('sessionStorage', getStorageKey(type), receipt);
  for (const listener of listeners) listener();
}

export function removeReceipt(type: InquiryType): void {
  receipts.set(type, undefined);
  removeStored('sessionStorage', getStorageKey(type));
  for (const listener of listeners) listener();
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
const isListOf = (value: unknown, names: readonly string[]) =>
  Array.isArray(value) &&
  value.every((entry: Readonly<Record<string, unknown>> | null) =>
    names.every((name) => typeof entry?.[name] === 'string'),
  );

export function createReceiptLines(
  fields: FormFields,
  payload: Readonly<Record<string, unknown>>,
): readonly ReceiptLine[] {
  return listAnswerFields(fields).flatMap((field) => {
    const answer = formatAnswer(field, payload[field.name]);
    return answer ? [{ label: field.label, answer }] : [];
  });
}

function formatAnswer(field: NamedAnswerField, value: unknown): string {
  if (Array.isArray(value)) return value.map((option) => findLabel(field, option)).join(', ');
  if (typeof value !== 'string') return '';
  return field.kind === 'date' ? value.slice(0, 10) : findLabel(field, value);
}

const findLabel = (field: NamedAnswerField, value: unknown) =>
  ('options' in field && field.options.find((option) => option.value === value)?.label) || (value as string);
