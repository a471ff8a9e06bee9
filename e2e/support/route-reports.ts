import { expect, type Page } from '@playwright/test';

/** Collects what a visit's routes report: each `http-status` event, where it was heard, and each call of `gtag`. */
export async function collectReports(page: Page) {
  const reports: unknown[] = [];
  await page.exposeBinding('keepReport', (_source, report: unknown) => void reports.push(report));
  await page.addInitScript(() => {
    const keep = (window as unknown as { keepReport: (report: unknown) => void }).keepReport;
    const note = (heardOn: string) => (event: Event) =>
      keep({ heardOn, detail: (event as CustomEvent<unknown>).detail, on: event.target === document });
    document.addEventListener('http-status', note('document'));
    window.addEventListener('http-status', note('window'));
    window.gtag = (...command) => keep(command);
  });
  return reports;
}

/** The reports of one route. */
export const expectedReports = (path: string, status: number, title: string, address = path) => [
  { heardOn: 'document', detail: { status, path }, on: true },
  { heardOn: 'window', detail: { status, path }, on: true },
  [
    'event',
    'page_view',
    {
      page_path: path,
      page_title: title,
      page_location: expect.stringMatching(
        new RegExp(`^http://localhost:\\d+${address.replace('?', '\\?')}$`),
      ),
    },
  ],
];
