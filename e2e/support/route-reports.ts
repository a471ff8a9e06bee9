import { expect, type Page } from '@playwright/test';

export async function collectReports(page: Page) {
  const reports: unknown[] = [];
  await page.exposeBinding('keepReport', (_source, report: unknown) => void reports.push(report));
  await page.addInitScript(() => {
    const keepReport = (window as unknown as { keepReport: (report: unknown) => void }).keepReport;
    const forwardFrom = (target: string) => (event: Event) =>
      keepReport({
        receivedBy: target,
        detail: (event as CustomEvent<unknown>).detail,
        isFromDocument: event.target === document,
      });
    document.addEventListener('http-status', forwardFrom('document'));
    window.addEventListener('http-status', forwardFrom('window'));
    window.gtag = (...command) => keepReport(command);
  });
  return reports;
}

export const expectedReports = (path: string, status: number, title: string, url = path) => [
  { receivedBy: 'document', detail: { status, path }, isFromDocument: true },
  { receivedBy: 'window', detail: { status, path }, isFromDocument: true },
  [
    'event',
    'page_view',
    {
      page_path: path,
      page_title: title,
      page_location: expect.stringMatching(new RegExp(`^http://localhost:\\d+${url.replace('?', '\\?')}$`)),
    },
  ],
];
