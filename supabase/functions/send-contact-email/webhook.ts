/**
 * Tells a service of the owner's choice about an inquiry, signed as Standard Webhooks asks
 * (https://www.standardwebhooks.com/), or as a message that a chat's incoming webhook takes. A receiver that looks at
 * `webhook-id`, the job's id, counts each inquiry once, however often it is tried.
 */
import { Webhook } from 'standardwebhooks';
import { referenceOf } from '../_shared/function-api.ts';
import { isHosted, type Configuration } from './configuration.ts';
import type { InquiryJob, StoredInquiry } from './database.ts';

/** The receiver wants no more (Standard Webhooks: 410 Gone). */
export class WebhookGone extends Error {}

const timeoutMilliseconds = 10_000;

/**
 * Resolves when the receiver has taken it.
 *
 * @throws {WebhookGone} when it shall not be tried again.
 */
export async function sendWebhook(job: InquiryJob, configuration: Configuration): Promise<void> {
  const { WEBHOOK_URL, WEBHOOK_SECRETS } = configuration;
  if (!WEBHOOK_URL) throw new WebhookGone('WEBHOOK_URL is not set any more.');
  const body = JSON.stringify(webhookBody(job.inquiry, configuration));
  const now = new Date();
  const answer = await fetch(WEBHOOK_URL, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': job.id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      // Each secret signs, so that the receiver may change to the second one at any time.
      ...(WEBHOOK_SECRETS.length > 0 && {
        'webhook-signature': WEBHOOK_SECRETS.map((secret) =>
          new Webhook(secret).sign(job.id, now, body),
        ).join(' '),
      }),
    },
    body,
    // Another host isn't the one that the owner has chosen.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  const problem = `The webhook's receiver answered ${answer.status}`;
  if (answer.status === 410) throw new WebhookGone(problem);
  throw Object.assign(new Error(problem), { status: answer.status });
}

/** What is sent: JSON in the format of the receiver. */
function webhookBody(inquiry: StoredInquiry, configuration: Configuration): object {
  const { WEBHOOK_FORMAT, WEBHOOK_PAYLOAD } = configuration;
  const minimal = minimalData(inquiry, configuration);
  if (WEBHOOK_FORMAT === 'standard') {
    const { email, name, answers, topic, service, attribution, unsent_files, received_at } = inquiry;
    const whole = { received_at, name, email, topic, service, answers, attribution, unsent_files };
    return {
      type: inquiry.revisions.length > 0 ? 'inquiry.corrected' : 'inquiry.created',
      timestamp: new Date().toISOString(),
      data: WEBHOOK_PAYLOAD === 'whole' ? { ...minimal, ...whole } : minimal,
    };
  }
  const text = chatText(inquiry, minimal, WEBHOOK_PAYLOAD === 'whole');
  if (WEBHOOK_FORMAT === 'slack') return { text: escapeForSlack(text) };
  const block = { type: 'TextBlock', text, wrap: true };
  const card = { type: 'AdaptiveCard', version: '1.4', body: [block] };
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content: card }],
  };
}

interface MinimalData {
  readonly reference: string;
  readonly type: StoredInquiry['type'];
  readonly company: string;
  readonly stage: unknown;
  readonly suspect: boolean;
  /** Where the owner reads the inquiry, on a hosted project. */
  readonly link: string | undefined;
}

function minimalData(inquiry: StoredInquiry, { SUPABASE_URL }: Configuration): MinimalData {
  const [project] = SUPABASE_URL && isHosted(SUPABASE_URL) ? new URL(SUPABASE_URL).hostname.split('.') : [];
  return {
    reference: referenceOf(inquiry.id),
    type: inquiry.type,
    company: inquiry.company,
    stage: inquiry.answers['development_stage'],
    suspect: inquiry.suspicions.length > 0,
    link: project && `https://supabase.com/dashboard/project/${project}/editor?schema=leads`,
  };
}

function chatText(inquiry: StoredInquiry, data: MinimalData, isWhole: boolean): string {
  const what = `${data.suspect ? 'Suspect: ' : ''}${data.type === 'rfp' ? 'RFP' : 'Contact inquiry'} ${data.reference}`;
  const { name, email, answers } = inquiry;
  const lines = isWhole
    ? Object.entries({ name, email, ...answers }).map(([key, value]) => `${key}: ${value}`)
    : [];
  const head = [`${what} from ${data.company}`, data.stage].filter(Boolean).join(', ');
  return [head, ...lines, data.link].filter(Boolean).join('\n');
}

/** Slack reads these three as markup (https://docs.slack.dev/messaging/formatting-message-text). */
const escapeForSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
