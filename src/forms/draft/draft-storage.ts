import type { InquiryType } from '#shared/forms.ts';

/** Values of a form's inputs by name; a list for boxes that share a name. */
export type DraftValues = Readonly<Record<string, string | readonly string[]>>;

/** What a visitor has written and not sent yet. */
export interface Draft {
  /** The idempotency key: however often this draft is sent, it is one inquiry. */
  readonly key: string;
  readonly values: DraftValues;
}

/** A draft of another version is not read: its inputs may mean something else. */
const version = 1;

/** Where a form's draft is kept in this browser. */
export const draftName = (type: InquiryType) => `dep-draft-${type}-v${version}`;

/** Nothing where there is no draft, the storage is blocked, or something else is kept under the name. */
export function readDraft(type: InquiryType): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(draftName(type)) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Answers whether the draft is kept: a full or blocked storage must not disturb whoever is typing. */
export function writeDraft(type: InquiryType, draft: Draft): boolean {
  try {
    localStorage.setItem(draftName(type), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(type: InquiryType): void {
  try {
    localStorage.removeItem(draftName(type));
  } catch {
    // Blocked storage holds no draft.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { key, values } = value as Partial<Draft>;
  return typeof key === 'string' && typeof values === 'object' && values !== null;
}
