import { readStored, writeStored } from '#src/browser/storage.ts';
import { createStore, useStore } from '#src/browser/store.ts';
import { type ConsentChoice, type StoredChoice, storageKey, wordingVersion } from './stored-choice.ts';

export interface Consent {
  readonly choice: ConsentChoice | undefined;
  readonly isOpen: boolean;
  /** Global Privacy Control counts as a no (https://w3c.github.io/gpc/). */
  readonly isForbidden: boolean;
}

const choiceLifetimeMonths = 6;

function readStoredChoice(): ConsentChoice | undefined {
  const stored = readStored('localStorage', storageKey) as StoredChoice | undefined;
  const isValid =
    stored && stored.wordingVersion === wordingVersion && stored.expiresAt > new Date().toISOString();
  return isValid ? stored.choice : undefined;
}

function storeChoice(choice: ConsentChoice) {
  const expiresAt = new Date();
  expiresAt.setMonth(expiresAt.getMonth() + choiceLifetimeMonths);
  writeStored('localStorage', storageKey, {
    choice,
    wordingVersion,
    expiresAt: expiresAt.toISOString(),
  } satisfies StoredChoice);
}

const prerenderedConsent: Consent = { choice: undefined, isOpen: false, isForbidden: false };

const consent = createStore(readInitialConsent());

function readInitialConsent(): Consent {
  if (import.meta.env.SSR) return prerenderedConsent;
  const isForbidden = navigator.globalPrivacyControl === true;
  const choice = isForbidden ? undefined : readStoredChoice();
  return { choice, isOpen: !isForbidden && choice === undefined, isForbidden };
}

const update = (change: Partial<Consent>) => consent.write({ ...consent.read(), ...change });

export const useConsent = () => useStore(consent, prerenderedConsent);

export const reopenQuestion = () => update({ isOpen: true });

export const closeQuestion = () => update({ isOpen: false });

export function answerQuestion(choice: ConsentChoice) {
  const isWithdrawn = consent.read().choice === 'yes' && choice === 'no';
  storeChoice(choice);
  update({ choice, isOpen: false });
  if (!isWithdrawn) return;
  deleteCookies();
  // Scripts can't be unloaded.
  window.location.reload();
}

/** The site sets no cookies, so all are the service's. */
function deleteCookies() {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_label, index) => `;domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; '))
    for (const domain of ['', ...domains])
      document.cookie = `${cookie.split('=', 1)[0]}=;max-age=0;path=/${domain}`;
}
