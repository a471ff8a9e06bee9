import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#src/browser/storage.ts';

export type Answer = 'yes' | 'no';

export interface Consent {
  readonly answer: Answer | undefined;
  readonly isOpen: boolean;
  /** The browser refuses for the visitor (https://w3c.github.io/gpc/). */
  readonly isForbidden: boolean;
}

const storageKey = 'dep-analytics';

const answerLifetimeMonths = 6;

/** Increment this when the question's wording changes, so that visitors are asked again. */
const wordingVersion = 2;

interface StoredAnswer {
  readonly answer: Answer;
  readonly wording: number;
  /** ISO date-time. */
  readonly until: string;
}

function readAnswer(): Answer | undefined {
  const stored = readStored('localStorage', storageKey) as StoredAnswer | undefined;
  const isValid = stored && stored.wording === wordingVersion && stored.until > new Date().toISOString();
  return isValid ? stored.answer : undefined;
}

function storeAnswer(answer: Answer) {
  const until = new Date();
  until.setMonth(until.getMonth() + answerLifetimeMonths);
  writeStored('localStorage', storageKey, {
    answer,
    wording: wordingVersion,
    until: until.toISOString(),
  } satisfies StoredAnswer);
}

const initialConsent: Consent = { answer: undefined, isOpen: false, isForbidden: false };

const readInitialConsent = () => initialConsent;

let current: Consent | undefined;
const listeners = new Set<() => void>();

function update(change: Partial<Consent>) {
  current = { ...readConsent(), ...change };
  for (const listener of listeners) listener();
}

/** Returns the same object until the answer changes, as `useSyncExternalStore` requires. */
function readConsent(): Consent {
  if (current) return current;
  const isForbidden = navigator.globalPrivacyControl === true;
  const answer = isForbidden ? undefined : readAnswer();
  return (current = { answer, isOpen: !isForbidden && answer === undefined, isForbidden });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useConsent = () => useSyncExternalStore(subscribe, readConsent, readInitialConsent);

export const reopenQuestion = () => update({ isOpen: true });

export const closeQuestion = () => update({ isOpen: false });

export function answerQuestion(answer: Answer) {
  const isWithdrawn = readConsent().answer === 'yes' && answer === 'no';
  storeAnswer(answer);
  update({ answer, isOpen: false });
  if (!isWithdrawn) return;
  deleteCookies();
  // A script can't be unloaded, but the next document doesn't load it.
  window.location.reload();
}

/** Deletes the cookies of this host and its parents. The site sets none, so they are the service's. */
function deleteCookies() {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_label, index) => `;domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; '))
    for (const domain of ['', ...domains])
      document.cookie = `${cookie.split('=', 1)[0]}=;max-age=0;path=/${domain}`;
}
