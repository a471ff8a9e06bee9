/** Sent even if nothing happened, so that its absence is a signal. */
import type { Configuration } from '../configuration.ts';
import type { DigestCounts } from '../database.ts';
import { mailFacts, mailHeading, mailPage, mailParagraph, providerName } from './mail-page.ts';
import type { Mail } from './mail-service.ts';

export function composeDigest(counts: DigestCounts, configuration: Configuration): Mail {
  const { PROVIDER_EMAIL: owner, RETENTION_DAYS: days } = configuration;
  const files = counts.missing === 1 ? 'file' : 'files';
  const emails = counts.waiting === 1 ? 'email' : 'emails';
  const subject = `${providerName} daily digest: ${counts.new} new, ${counts.missing} ${files} missing, ${counts.waiting} ${emails} waiting, ${counts.expiring} expiring`;
  const heading = 'Your forms since the last digest';
  const facts = [
    { label: 'New inquiries', value: String(counts.new) },
    { label: 'Unanswered for more than two business days', value: String(counts.unanswered) },
    { label: 'Files that didn’t arrive', value: String(counts.missing) },
    { label: 'Emails waiting to be sent', value: String(counts.waiting) },
    {
      label: 'Inquiries to be deleted within 30 days',
      value: days > 0 ? `${counts.expiring} (kept for ${days} days)` : '0 (kept forever)',
    },
  ];
  const notes = [
    ...(counts.unanswered > 0
      ? [
          'To mark an inquiry as answered, run: npm run leads -- --answered 1A2B3C4D. Or set its state in the table leads.inquiries.',
        ]
      : []),
    ...(counts.waiting > 0
      ? ['To see which emails are waiting and why, run: npm run leads -- --unsent']
      : []),
    'You get this email every day. If it stops, the forms may be down: check the function’s log.',
  ];
  return {
    to: [owner],
    replyTo: owner,
    subject,
    text: [heading, facts.map(({ label, value }) => `${label}: ${value}`).join('\n'), ...notes].join('\n\n'),
    html: mailPage(subject, [mailHeading(heading), mailFacts(facts), ...notes.map(mailParagraph)]),
  };
}
