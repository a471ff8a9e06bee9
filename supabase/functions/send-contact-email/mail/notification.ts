/** Tells the provider about an inquiry, with everything in it. Answering the mail answers the visitor. */
import type { FormFields } from '../../_shared/form-fields.ts';
import type { Configuration } from '../configuration.ts';
import type { MailJob } from '../database.ts';
import { document, markup } from '../native-form/markup.ts';
import { inquiryLines } from './inquiry-lines.ts';
import type { Mail } from './provider.ts';

export function notification(
  { inquiry, files }: MailJob,
  configuration: Configuration,
  fields: FormFields,
): Mail {
  const kind = inquiry.type === 'rfp' ? 'RFP' : 'Contact inquiry';
  const heading = `${kind} from ${inquiry.name}, ${inquiry.company}`;
  const lines = inquiryLines(inquiry, files, fields);
  // The database tells it in its own time zone.
  const receivedAt = new Date(inquiry.received_at).toISOString();
  const received = `Received ${receivedAt.slice(0, 16).replace('T', ' ')} UTC, reference ${inquiry.id}`;
  return {
    to: configuration.PROVIDER_EMAIL,
    replyTo: inquiry.email,
    subject: heading,
    text: [heading, received, ...lines.map(({ label, value }) => textLine(label, value))].join('\n\n'),
    html: document(
      heading,
      markup`<h1 style="font-size:20px">${heading}</h1>
<p>${received}</p>
<table style="border-collapse:collapse">
${lines.map(
  ({ label, value }) => markup`<tr>
<th style="padding:6px 16px 6px 0;text-align:left;vertical-align:top;white-space:nowrap">${label}</th>
<td style="padding:6px 0;white-space:pre-wrap">${value}</td>
</tr>
`,
)}</table>`,
    ),
  };
}

function textLine(label: string, value: string): string {
  return value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`;
}
