/** The digest is sent even if nothing happened, so that the owner notices when it doesn't arrive. */
import { formatReference } from '../../_shared/function-api.ts';
import type { Configuration } from '../configuration.ts';
import type { DigestContent } from '../database.ts';
import { listRecipients } from './notification.ts';
import { type MailFact, type MailPart, providerName, renderMail } from './mail-page.ts';
import type { Mail } from './mail-service.ts';

export function composeDigest(content: DigestContent, configuration: Configuration): Mail {
  const { PROVIDER_EMAIL: owner, RETENTION_DAYS: days } = configuration;
  const emails = content.waiting_emails === 1 ? 'email' : 'emails';
  const subject = `${providerName} daily digest: ${content.new_inquiries} new, ${content.waiting_emails} ${emails} overdue, ${content.expiring_inquiries} expiring`;
  const facts: MailFact[] = [
    { label: 'New inquiries', value: String(content.new_inquiries) },
    { label: 'Possible spam among them', value: String(content.suspicious_inquiries) },
    { label: 'Overdue emails to you', value: String(content.waiting_emails) },
    {
      label: 'Inquiries to be deleted within 30 days',
      value: days > 0 ? `${content.expiring_inquiries} (kept for ${days} days)` : '0 (kept forever)',
    },
  ];
  const notes = [
    ...(content.unanswered_inquiries > 0
      ? [
          'To mark an inquiry as answered, run: npm run leads -- --answered 1A2B3C4D. Or set its state in the table leads.inquiries.',
        ]
      : []),
    ...(content.waiting_emails > 0
      ? ['To see which emails are waiting and why, run: npm run leads -- --unsent']
      : []),
    'You get this email every day. If it stops, the forms may be down: check the function’s log.',
  ];
  return {
    to: [...new Set([owner, ...listRecipients(configuration)])],
    replyTo: owner,
    ...renderMail(subject, [
      { heading: 'Your forms since the last digest', facts },
      ...createUnansweredPart(content),
      { paragraphs: notes },
    ]),
  };
}

function createUnansweredPart({ unanswered, unanswered_inquiries: count }: DigestContent): MailPart[] {
  if (count === 0) return [];
  const facts = unanswered.map(({ id, type, name, company, business_days: age }) => ({
    label: formatReference(id),
    value: `${name}, ${company}${type === 'rfp' ? ' (RFP)' : ''}: ${age} business ${age === 1 ? 'day' : 'days'}`,
  }));
  const rest = count - unanswered.length;
  if (rest > 0) facts.push({ label: 'More', value: String(rest) });
  return [{ heading: `Unanswered inquiries: ${count}`, facts }];
}
