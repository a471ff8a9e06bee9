/**
 * The owner's daily mail with counts. It comes every day, so that its absence shows that something is wrong, and
 * contains nothing about a visitor.
 */
import type { Configuration } from '../configuration.ts';
import type { DigestCounts } from '../database.ts';
import { mailFacts, mailHeading, mailPage, mailParagraph, providerName } from './mail-page.ts';
import type { Mail } from './mail-service.ts';

export function dailyDigest(counts: DigestCounts, configuration: Configuration): Mail {
  const { PROVIDER_EMAIL: owner, RETENTION_DAYS: days } = configuration;
  const files = counts.missing === 1 ? 'file' : 'files';
  const subject = `${providerName}: ${counts.new} new, ${counts.missing} ${files} missing, ${counts.waiting} waiting, ${counts.expiring} will be deleted next month`;
  const heading = 'The forms since the last digest';
  const facts = [
    { label: 'New inquiries', value: String(counts.new) },
    { label: 'Not answered for two business days', value: String(counts.unanswered) },
    { label: 'Files that never arrived', value: String(counts.missing) },
    { label: 'Mails waiting to be sent', value: String(counts.waiting) },
    {
      label: 'Inquiries deleted within 30 days',
      value: days > 0 ? `${counts.expiring} (they are kept for ${days} days)` : '0 (they are kept forever)',
    },
  ];
  const remarks = [
    ...(counts.unanswered > 0
      ? [
          'Mark answered inquiries: npm run leads -- --answered 1A2B3C4D, or set their state in the table leads.inquiries.',
        ]
      : []),
    ...(counts.waiting > 0 ? ['List what is waiting, and why: npm run leads -- --unsent'] : []),
    'This mail comes every day. If it doesn’t, the forms may be broken: see the function’s log.',
  ];
  return {
    to: [owner],
    replyTo: owner,
    subject,
    text: [heading, facts.map(({ label, value }) => `${label}: ${value}`).join('\n'), ...remarks].join(
      '\n\n',
    ),
    html: mailPage(subject, [mailHeading(heading), mailFacts(facts), ...remarks.map(mailParagraph)]),
  };
}
