/** Sends an inquiry to the owner's service as a signed event (https://www.standardwebhooks.com/). */
import { Webhook } from 'standardwebhooks';
import { formatReference } from '../_shared/function-api.ts';
import type { Configuration } from './configuration.ts';
import type { MailJob } from './database.ts';

/** The receiver doesn't want this event (Standard Webhooks: 410 Gone). */
export class WebhookGoneError extends Error {}

const timeoutMs = 5000;

/**
 * Resolves when the receiver has accepted the event. Every attempt has the job's id as `webhook-id`, by which the
 * receiver recognizes a repeat.
 *
 * @throws {WebhookGoneError} if it must not be tried again.
 */
export async function sendWebhook({ id, inquiries }: MailJob, configuration: Configuration): Promise<void> {
  const { WEBHOOK_URL, WEBHOOK_SECRETS } = configuration;
  if (!WEBHOOK_URL) throw new WebhookGoneError('WEBHOOK_URL is no longer set.');
  const { reported_slots: _, uploads_until: __, state: ___, ...inquiry } = inquiries[0]!;
  const now = new Date();
  const body = JSON.stringify({
    type: 'inquiry.created',
    timestamp: now.toISOString(),
    data: { reference: formatReference(inquiry.id), ...inquiry },
  });
  const response = await fetch(WEBHOOK_URL, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      // Every secret signs, so that the receiver can switch to the new one at any time.
      'webhook-signature': WEBHOOK_SECRETS.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
    },
    body,
    // The owner chose this host and no other.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const problem = `The webhook's receiver answered ${response.status}`;
  if (response.status === 410) throw new WebhookGoneError(problem);
  throw Object.assign(new Error(problem), { status: response.status });
}
