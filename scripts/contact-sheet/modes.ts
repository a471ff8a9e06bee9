import type { Page } from '@playwright/test';

/** A way in which somebody sees the site. */
export interface Mode {
  readonly name: string;
  /** CSS pixels of the view. */
  readonly width: number;
  readonly height: number;
  readonly media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  /** How many pages stand in a row of the sheet. */
  readonly columns: number;
}

const desktop = { width: 1280, height: 800, media: {}, columns: 10 };

/** Every mode, in the order in which they are photographed. */
export const modes: readonly Mode[] = [
  { name: '320', width: 320, height: 640, media: {}, columns: 20 },
  { name: '390', width: 390, height: 844, media: {}, columns: 20 },
  { ...desktop, name: '1280' },
  { ...desktop, name: '1920', width: 1920, height: 1080 },
  { ...desktop, name: 'dark', media: { colorScheme: 'dark' } },
  { ...desktop, name: 'forced-colors', media: { colorScheme: 'dark', forcedColors: 'active' } },
  // What the margins of `@page` leave of the 210 mm of A4; where sheets break isn't seen.
  { ...desktop, name: 'print', width: 673, height: 1030, media: { media: 'print' } },
];
