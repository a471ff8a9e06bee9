import { readSecrets } from '#scripts/environment.ts';
import { contactForm } from '#shared/contact-form.ts';
import { provider } from '#src/site/provider.ts';

/** Returns a redirect as a response, and rejects after 20 seconds. */
export const request = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init });

export const postJson = (
  url: string,
  origin: string,
  body: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
) =>
  request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
    body: JSON.stringify(body),
  });

/** Returns a contact inquiry from the owner, so that its emails go to the owner. */
export const createTestInquiry = (values: Readonly<Record<string, unknown>>) => ({
  type: 'contact',
  email: readSecrets()['PROVIDER_EMAIL'] || provider.email,
  consent: true,
  consent_version: contactForm.consent.version,
  fill_time_ms: 60_000,
  ...values,
});
