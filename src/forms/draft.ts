import { type FormFields, type InquiryType, listAnswerFields } from '#shared/form-fields.ts';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import type { FormValues } from './form-answers.ts';

export interface Draft {
  /** Idempotency key, the same for every retry. */
  readonly key: string;
  readonly values: FormValues;
  readonly hadFiles: boolean;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
}

/** Drafts of other versions are ignored. Increment this when inputs change their meaning. */
const version = 2;

/** Drafts are confidential, and computers are shared. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

const getDraftKey = (type: InquiryType) => `dep-draft-${type}-v${version}`;

export function readDraft(type: InquiryType): Draft | undefined {
  const draft = readStored('localStorage', getDraftKey(type));
  if (isDraft(draft) && Date.now() - draft.savedAtMs < maxAgeMs) return draft;
  removeDraft(type);
  return undefined;
}

export const writeDraft = (type: InquiryType, draft: Draft): boolean =>
  writeStored('localStorage', getDraftKey(type), draft);

export const removeDraft = (type: InquiryType): void => removeStored('localStorage', getDraftKey(type));

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { key, values, savedAtMs } = value as Partial<Draft>;
  return (
    typeof key === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values)
      .flat()
      .every((answer) => typeof answer === 'string') &&
    typeof savedAtMs === 'number'
  );
}

/** `randomUUID` is missing over plain HTTP, such as in a local network. */
export function createIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 1 (RFC 9562 section 5.4).
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Leaves out the consent, which visitors must give each time, and inputs that they don't see. */
export function selectDraftValues(fields: FormFields, values: FormValues): FormValues {
  const drafted = new Set(listAnswerFields(fields).map(({ input }) => input));
  return Object.fromEntries(Object.entries(values).filter(([input]) => drafted.has(input)));
}
