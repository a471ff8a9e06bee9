/** Repeats nothing that the sender wrote, because anyone could use the form to send text to any mailbox. */
import { formatReference } from '#src/inquiry/function-api.ts';
import { responseTime } from '#src/inquiry/response-time.ts';
import type { Configuration } from '../configuration.ts';
import type { StoredInquiry } from '../database.ts';
import { listUnsentFiles } from '../files/slots.ts';
import { formatTime } from '../format-time.ts';
import { providerName, renderMail } from './mail-page.ts';
import type { Mail } from './mail-service.ts';

export function composeConfirmation(inquiry: StoredInquiry, configuration: Configuration): Mail {
  const isRfp = inquiry.type === 'rfp';
  const subject = `${providerName} received your ${isRfp ? 'RFP' : 'inquiry'}`;
  return {
    to: [inquiry.email],
    replyTo: configuration.PROVIDER_EMAIL,
    // Prevents out-of-office replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied' },
    ...renderMail(subject, [
      {
        heading: subject,
        paragraphs: [
          'Hello,',
          `Thank you for ${isRfp ? 'submitting your RFP to' : 'contacting'} ${providerName}.`,
        ],
        facts: [
          { label: 'Reference', value: formatReference(inquiry.id) },
          { label: 'Received', value: formatTime(inquiry.received_at) },
          { label: 'Our reply', value: `Within ${responseTime}`, isHighlighted: true },
        ],
      },
      {
        paragraphs: [
          ...(listUnsentFiles(inquiry).length > 0
            ? ['Your files didn’t come through with the form. Please reply to this email and attach them.']
            : []),
          isRfp
            ? 'Before any proposal review, we put a confidential disclosure agreement (CDA) in place. No data is shared without mutual protection.'
            : 'Want to add something? Just reply to this email.',
        ],
        signature: [providerName, configuration.PROVIDER_EMAIL, configuration.SITE_URL],
      },
    ]),
  };
}
