/**
 * Tells the visitor that the inquiry arrived, and when to expect a reply (specification section 9). It repeats nothing of
 * what was written but a plausible name, or the form would send anybody's text to anybody's mailbox.
 */
import { responseTime } from '../../_shared/response-time.ts';
import type { Configuration } from '../configuration.ts';
import type { MailJob } from '../database.ts';
import { document, markup } from '../native-form/markup.ts';
import type { Mail } from './provider.ts';

export function acknowledgement({ inquiry }: MailJob, configuration: Configuration): Mail {
  const provider = configuration.PROVIDER_NAME;
  const greeting = isPlausibleName(inquiry.name) ? `Dear ${inquiry.name},` : 'Hello,';
  const paragraphs = [
    inquiry.type === 'rfp'
      ? `Thank you for submitting your RFP to ${provider}. It has arrived, and we will reply within ${responseTime}.`
      : `Thank you for contacting ${provider}. Your message has arrived, and we will reply within ${responseTime}.`,
    inquiry.type === 'rfp'
      ? 'We put a confidentiality agreement (CDA) in place before any proposal review; no data is shared without mutual protection.'
      : 'If you would like to add something, simply answer this mail.',
    `Your reference is ${inquiry.id}.`,
  ];
  const signature = [provider, configuration.PROVIDER_EMAIL, configuration.SITE_URL];
  return {
    to: inquiry.email,
    replyTo: configuration.PROVIDER_EMAIL,
    subject:
      inquiry.type === 'rfp' ? `${provider} has received your RFP` : `${provider} has received your message`,
    text: [greeting, ...paragraphs, signature.join('\n')].join('\n\n'),
    html: document(
      `${provider} has received your inquiry`,
      markup`<p>${greeting}</p>
${paragraphs.map((paragraph) => markup`<p>${paragraph}</p>\n`)}
<p>${signature.map((line) => markup`${line}<br>\n`)}</p>`,
    ),
  };
}

/** Letters and what joins them; nothing in which a mail program would see a link. */
function isPlausibleName(name: string): boolean {
  return (
    name.length <= 60 &&
    /^[\p{L}\p{M}]+\.?(?:[ '’-]+[\p{L}\p{M}]+\.?)*$/u.test(name) &&
    !/\.\p{L}/u.test(name)
  );
}
