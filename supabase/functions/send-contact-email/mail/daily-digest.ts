/** The digest is sent even if nothing happened, so that the owner notices when it doesn't arrive. */
import type { Configuration } from '../configuration.ts';
import type { DigestCounts } from '../database.ts';
import {
  renderMailFacts,
  renderMailHeading,
  renderMailPage,
  renderMailParagraph,
  providerName,
} from './mail-page.ts';
import type { Mail } from './mail-service.ts';

export function composeDigest(counts: DigestCounts, configuration: Configuration): Mail {
  const { PROVIDER_EMAIL: owner, RETENTION_DAYS: days } = configuration;
  const files = counts.missing_files === 1 ? 'file' : 'files';
  const emails = counts.waiting_emails === 1 ? 'email' : 'emails';
  const subject = `${providerName} daily digest: ${counts.new_inquiries} new, ${counts.missing_files} ${files} missing, ${counts.waiting_emails} ${emails} overdue, ${counts.expiring_inquiries} expiring`;
  const heading = 'Your forms since the last digest';
  const facts = [
    { label: 'New inquiries', value: String(counts.new_inquiries) },
    { label: 'Unanswered for more than two business days', value: String(counts.unanswered_inquiries) },
    { label: 'Files that didn’t arrive', value: String(counts.missing_files) },
    { label: 'Overdue emails to you', value: String(counts.waiting_emails) },
    {
      label: 'Inquiries to be deleted within 30 days',
      value: days > 0 ? `${counts.expiring_inquiries} (kept for ${days} days)` : '0 (kept forever)',
    },
  ];
  const notes = [
    ...(counts.unanswered_inquiries > 0
      ? [
          'To mark an inquiry as answered, run: npm run leads -- --answered 1A2B3C4D. Or set its state in the table leads.inquiries.',
        ]
      : []),
    ...(counts.waiting_emails > 0
      ? ['To see which emails are waiting and why, run: npm run leads -- --unsent']
      : []),
    'You get this email every day. If it stops, the forms may be down: check the function’s log.',
  ];
  return {
    to: [owner],
    replyTo: owner,
    subject,
    text: [heading, facts.map(({ label, value }) => `${label}: ${value}`).join('\n'), ...notes].join('\n\n'),
    html: renderMailPage(subject, [
      renderMailHeading(heading),
      renderMailFacts(facts),
      ...notes.map(renderMailParagraph),
    ]),
  };
}
