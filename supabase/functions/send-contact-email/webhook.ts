/** https://www.standardwebhooks.com/ */
import { Webhook } from 'standardwebhooks';
import { formatReference } from '../_shared/function-api.ts';
import type { Configuration } from './configuration.ts';
import type { MailJob } from './database.ts';

/** The receiver unsubscribed (Standard Webhooks: 410 Gone). */
export class WebhookGoneError extends Error {}

const timeoutMs = 5000;

/** @throws {WebhookGoneError} if the event must not be retried. */
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
      // Every secret signs the event, so that the receiver can rotate at any time.
      'webhook-signature': WEBHOOK_SECRETS.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
    },
    body,
    // Don't send the inquiry to another host.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const message = `The webhook receiver returned ${response.status}`;
  if (response.status === 410) throw new WebhookGoneError(message);
  throw Object.assign(new Error(message), { status: response.status });
}
