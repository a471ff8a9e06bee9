import { expect, type Page, type Route } from '@playwright/test';
import '#scripts/define-provider.ts';
import { functionName } from '#src/inquiry/function-api.ts';
import { findChunks } from './site.ts';

const { email: providerEmail } = globalThis.__PROVIDER__;

export const functionUrlPattern = `**/functions/v1/${functionName}`;

export const contactFailureMessage = `There was an error sending your message. Please try again or contact us directly at ${providerEmail}`;

export const sendButton = (page: Page) =>
  page.locator('form[method=post]').getByRole('button').and(page.locator('[type=submit]'));

export const toast = (page: Page) => page.locator('[data-scope=toast][data-part=root][data-state=open]');

export const errorSummary = (page: Page) => page.getByRole('alert');

export const sentPanel = (page: Page) => page.locator('#sent');

export function findSubmissionChunks(): readonly string[] {
  const chunks = findChunks((code) => code.includes('FunctionsHttpError'));
  expect(chunks.length).toBeGreaterThan(0);
  return chunks;
}

/** Call before the form gets focus, which loads this code. */
export async function failSubmissionCode(page: Page) {
  for (const chunk of findSubmissionChunks()) await page.route(`**/${chunk}`, (route) => route.abort());
}

/** Calls the local function, even when the page calls the hosted backend. */
export const forwardToFunction = (route: Route, baseURL: string | undefined) =>
  route.fetch({ url: new URL(new URL(route.request().url()).pathname, baseURL).href });

/** The function stores the inquiry, but the page gets no response. */
export const stallResponses = (page: Page, baseURL: string | undefined) =>
  page.route(functionUrlPattern, async (route) => void (await forwardToFunction(route, baseURL)));

export const createFile = (name: string, size = 1000) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(size, 1),
});

/** Advances the clock second by second, so that responses can arrive in between. */
export async function advanceTime(page: Page, seconds: number) {
  for (let second = 0; second < seconds; second++) await page.clock.runFor(1000);
}

export function collectPayloads(page: Page) {
  const payloads: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/send-contact-email'))
      payloads.push(request.postDataJSON() as Record<string, unknown>);
  });
  return payloads;
}
