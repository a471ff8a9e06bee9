/** What a visitor's browser stores about analytics. */
export const storageKey = 'dep-analytics';

/** Increment when the question's wording changes, to ask visitors again. */
export const wordingVersion = 2;

export type ConsentChoice = 'yes' | 'no';

export interface StoredChoice {
  readonly choice: ConsentChoice;
  readonly wordingVersion: number;
  /** ISO date-time. */
  readonly expiresAt: string;
}
