import { expect, type Page } from '@playwright/test';
import '#scripts/define-provider.ts';
import { functionName } from '#shared/function-api.ts';
import { findChunks } from './site.ts';

const { email: providerEmail } = globalThis.__PROVIDER__;

export const functionUrlPattern = `**/functions/v1/${functionName}`;

export const contactFailureMessage = `There was an error sending your message. Please try again or contact us directly at ${providerEmail}`;
export const rfpFailureMessage = `There was an error sending your RFP. Please try again or contact us directly at ${providerEmail}`;

export const sendButton = (page: Page) =>
  page.getByRole('button', { name: /Share My Project with DEP|Submit My RFP/ });

export const toast = (page: Page) => page.locator('[data-scope=toast][data-part=root][data-state=open]');

export const errorSummary = (page: Page) => page.getByRole('alert');

export const sentPanel = (page: Page) => page.locator('#sent');

export function findSubmissionChunks(): readonly string[] {
  const chunks = findChunks((code) => code.includes('FunctionsHttpError'));
  expect(chunks.length).toBeGreaterThan(0);
  return chunks;
}

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
