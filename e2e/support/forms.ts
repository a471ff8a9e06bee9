import { expect, type Page } from '@playwright/test';
import '#scripts/define-provider.ts';
import { functionName } from '#shared/function-api.ts';
import { findChunks } from './site.ts';

const { email: providerEmail } = globalThis.__PROVIDER__;

/** The address of the function behind the forms. */
export const functionPath = `**/functions/v1/${functionName}`;

/** The failure toast of the contact form. */
export const contactFailureMessage = `There was an error sending your message. Please try again or contact us directly at ${providerEmail}`;
/** The failure toast of the RFP form. */
export const rfpFailureMessage = `There was an error sending your RFP. Please try again or contact us directly at ${providerEmail}`;

export const sendButton = (page: Page) =>
  page.getByRole('button', { name: /Share My Project with DEP|Submit My RFP/ });

/** The notification that is shown. */
export const toast = (page: Page) => page.locator('[data-scope=toast][data-part=root][data-state=open]');

/** What is wrong with the form, at its top. */
export const errorSummary = (page: Page) => page.getByRole('alert');

/** The receipt that replaces a sent form. */
export const sentPanel = (page: Page) => page.locator('#sent');

/** The chunks without which nothing can be sent. They name the function. */
export function findSubmissionChunks(): readonly string[] {
  const chunks = findChunks((code) => code.includes('FunctionsHttpError'));
  expect(chunks.length).toBeGreaterThan(0);
  return chunks;
}

/** A file to attach. */
export const createFile = (name: string, size = 1000) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(size, 1),
});

/** Advances the page's clock second by second, so that network answers can arrive in between. */
export async function advanceTime(page: Page, seconds: number) {
  for (let second = 0; second < seconds; second++) await page.clock.runFor(1000);
}

/** Collects what the form sends to the function. */
export function collectPayloads(page: Page) {
  const payloads: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/send-contact-email'))
      payloads.push(request.postDataJSON() as Record<string, unknown>);
  });
  return payloads;
}
