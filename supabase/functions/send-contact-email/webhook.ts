/** https://www.standardwebhooks.com/ */
import { formatAnswer, readAnswer } from '../_shared/answers.ts';
import { listAnswerFields, type FormFields } from '../_shared/form-fields.ts';
import { formatReference } from '../_shared/function-api.ts';
import { contactServices, contactTopics, getOptionLabel } from '../_shared/option-lists.ts';
import type { Configuration } from './configuration.ts';
import type { StoredInquiry } from './database.ts';
import { hashHmacSha256 } from './sha256.ts';

/** The URL isn't set, or the receiver unsubscribed (Standard Webhooks: 410 Gone). */
export class PermanentWebhookError extends Error {}

const timeoutMs = 5000;

interface WebhookEvent {
  readonly id: string;
  readonly inquiry: StoredInquiry;
  readonly fields: FormFields;
}

/** @throws {PermanentWebhookError} if the event must not be retried. */
export async function sendWebhook(
  { id, inquiry, fields }: WebhookEvent,
  { WEBHOOK_URL, WEBHOOK_SECRETS }: Configuration,
): Promise<void> {
  if (!WEBHOOK_URL) throw new PermanentWebhookError('WEBHOOK_URL is no longer set.');
  const { uploads_until: _, state: __, answered_at: ___, ...publicColumns } = inquiry;
  const now = new Date();
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const body = JSON.stringify({
    type: 'inquiry.created',
    timestamp: now.toISOString(),
    data: { reference: formatReference(inquiry.id), ...publicColumns, labels: labelChoices(inquiry, fields) },
  });
  const response = await fetch(WEBHOOK_URL, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      // Every secret signs the event, so that the receiver can rotate at any time.
      'webhook-signature': WEBHOOK_SECRETS.map((secret) =>
        signEvent(secret, `${id}.${timestamp}.${body}`),
      ).join(' '),
    },
    body,
    // Don't send the inquiry to another host.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const message = `The webhook receiver returned ${response.status}`;
  if (response.status === 410) throw new PermanentWebhookError(message);
  throw Object.assign(new Error(message), { status: response.status });
}

/** Returns the labels of chosen values by field, because the values themselves are codes. */
function labelChoices(inquiry: StoredInquiry, fields: FormFields): Record<string, string> {
  const choices = [
    ...listAnswerFields(fields)
      .filter((field) => 'options' in field)
      .map((field) => [field.name, formatAnswer(field, readAnswer(field, inquiry))] as const),
    ['topic', getOptionLabel(contactTopics, inquiry.topic ?? '')] as const,
    ['service', getOptionLabel(contactServices, inquiry.service ?? '')] as const,
  ];
  return Object.fromEntries(choices.filter(([, label]) => label !== ''));
}

/** @param secret `whsec_` and the key in base64. */
function signEvent(secret: string, content: string): string {
  const key = Uint8Array.from(atob(secret.slice('whsec_'.length)), (character) => character.charCodeAt(0));
  return `v1,${hashHmacSha256(key, content, 'base64')}`;
}
