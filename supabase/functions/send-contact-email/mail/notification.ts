/** Tells the provider about an inquiry, with all its answers. Replying to the mail replies to the visitor. */
import type { FormFields } from '../../_shared/form-fields.ts';
import type { Configuration } from '../configuration.ts';
import type { MailJob } from '../database.ts';
import { inquiryLines } from './inquiry-lines.ts';
import { mailFacts, mailHeading, mailPage, mailParagraph, receivedAt } from './mail-page.ts';
import type { Mail } from './provider.ts';

export function notification(
  { inquiry, files }: MailJob,
  configuration: Configuration,
  fields: FormFields,
): Mail {
  const kind = inquiry.type === 'rfp' ? 'RFP' : 'Contact inquiry';
  const heading = `${kind} from ${inquiry.name}, ${inquiry.company}`;
  const lines = inquiryLines(inquiry, files, fields);
  const received = `Received ${receivedAt(inquiry.received_at)}, reference ${inquiry.id}`;
  return {
    to: configuration.PROVIDER_EMAIL,
    replyTo: inquiry.email,
    subject: heading,
    text: [heading, received, ...lines.map(({ label, value }) => textLine(label, value))].join('\n\n'),
    html: mailPage(heading, configuration.PROVIDER_NAME, [
      mailHeading(heading),
      mailParagraph(received),
      mailFacts(lines),
    ]),
  };
}

function textLine(label: string, value: string): string {
  return value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`;
}
