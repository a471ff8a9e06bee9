import { useSyncExternalStore } from 'react';
import { readConsent, readPrerendered, subscribe } from './consent.ts';

/** The visitor's answer to the question about analytics; nobody has been asked while a page is hydrated. */
export const useConsent = () => useSyncExternalStore(subscribe, readConsent, readPrerendered);
