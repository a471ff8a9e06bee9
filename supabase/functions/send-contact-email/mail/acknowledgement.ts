/**
 * Confirms to the visitor that the inquiry arrived, and when to expect a reply. It repeats nothing of the inquiry:
 * otherwise the form could send any text to any mailbox.
 */
import { formatReference } from '../../_shared/function-api.ts';
import { responseTime } from '../../_shared/response-time.ts';
import type { Configuration } from '../configuration.ts';
import type { StoredInquiry } from '../database.ts';
import {
  mailFacts,
  mailHeading,
  mailPage,
  providerName,
  mailParagraph,
  mailSignature,
  receivedAt,
  type MailFact,
} from './mail-page.ts';
import type { Mail } from './mail-service.ts';

export function acknowledgement(inquiry: StoredInquiry, configuration: Configuration): Mail {
  const isRfp = inquiry.type === 'rfp';
  const subject = `${providerName} has received your ${isRfp ? 'RFP' : 'message'}`;
  const greeting = 'Hello,';
  const opening = isRfp
    ? `Thank you for submitting your RFP to ${providerName}. It has arrived, and we will reply within ${responseTime}.`
    : `Thank you for contacting ${providerName}. Your message has arrived, and we will reply within ${responseTime}.`;
  const facts: readonly MailFact[] = [
    { label: 'Reference', value: formatReference(inquiry.id) },
    { label: 'Received', value: receivedAt(inquiry.received_at) },
    { label: 'Our reply', value: `Within ${responseTime}`, isDate: true },
  ];
  const files =
    inquiry.unsent_files.length > 0
      ? ['Your files could not be sent with the form. Please attach them to your reply to this mail.']
      : [];
  const next = isRfp
    ? 'We put a confidentiality agreement (CDA) in place before any proposal review; no data is shared without mutual protection.'
    : 'If you would like to add something, simply reply to this mail.';
  const signature = [providerName, configuration.PROVIDER_EMAIL];
  return {
    to: [inquiry.email],
    replyTo: configuration.PROVIDER_EMAIL,
    // Keeps vacation notices from answering it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied' },
    subject,
    text: [
      greeting,
      opening,
      facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      ...files,
      next,
      [...signature, configuration.SITE_URL].join('\n'),
    ].join('\n\n'),
    html: mailPage(subject, [
      mailHeading(subject),
      mailParagraph(greeting),
      mailParagraph(opening),
      mailFacts(facts),
      ...files.map(mailParagraph),
      mailParagraph(next),
      mailSignature(signature, configuration.SITE_URL),
    ]),
  };
}
