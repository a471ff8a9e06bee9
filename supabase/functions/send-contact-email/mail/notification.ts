/**
 * Tells the owner about an inquiry, or its correction, with all its answers. Replying to the mail replies to the
 * visitor.
 */
import { answerList, type FormFields, type NamedAnswer } from '../../_shared/form-fields.ts';
import { referenceOf } from '../../_shared/function-api.ts';
import { contactServices, contactTopics, optionLabel } from '../../_shared/option-lists.ts';
import type { Configuration } from '../configuration.ts';
import type { InquiryJob, StoredInquiry } from '../database.ts';
import type { ToldFile } from '../files/attachments.ts';
import type { Suspicion } from '../request/suspicions.ts';
import { mailFacts, mailHeading, mailPage, mailParagraph, receivedAt, type MailFact } from './mail-page.ts';
import type { Mail } from './mail-service.ts';

export function notification(
  { kind, inquiry }: InquiryJob,
  files: readonly ToldFile[],
  configuration: Configuration,
  fields: FormFields,
): Mail {
  const form = inquiry.type === 'rfp' ? 'RFP' : 'Contact inquiry';
  const recipients = configuration[inquiry.type === 'rfp' ? 'RFP_RECIPIENTS' : 'CONTACT_RECIPIENTS'];
  const heading = `${form} from ${inquiry.name}, ${inquiry.company}`;
  const isCorrection = kind === 'correction';
  const isSuspect = inquiry.suspicions.length > 0;
  const subject = isCorrection ? `Correction to ${referenceOf(inquiry.id)}` : heading;
  const correctedAt = inquiry.revisions.at(-1)?.replaced_at;
  const corrected = correctedAt === undefined ? '' : `, corrected ${receivedAt(correctedAt)}`;
  const paragraphs = [
    `Received ${receivedAt(inquiry.received_at)}${corrected}, reference ${inquiry.id}`,
    isCorrection &&
      'The visitor has sent this inquiry again with other words. These are the latest, in full.',
    isSuspect && suspicionText(inquiry.suspicions),
  ].filter((paragraph) => paragraph !== false);
  const lines = inquiryLines(inquiry, files, fields);
  const remarks = [
    ...paragraphs,
    ...unsentFilesRemark(inquiry.unsent_files),
    ...fileRemarks(files, inquiry.id),
  ];
  return {
    to: recipients ?? [configuration.PROVIDER_EMAIL],
    replyTo: inquiry.email,
    subject: isSuspect ? `Suspect: ${subject}` : subject,
    text: [heading, ...remarks, ...lines.map(textLine)].join('\n\n'),
    html: mailPage(subject, configuration.PROVIDER_NAME, [
      mailHeading(heading),
      ...remarks.map(mailParagraph),
      mailFacts(lines),
    ]),
  };
}

const suspicionReasons: Readonly<Record<Suspicion, string>> = {
  honeypot: 'a field that people do not see was filled in',
  haste: 'the form was sent faster than anybody writes',
  address: 'many inquiries came from the same address within minutes',
};

function suspicionText(suspicions: readonly Suspicion[]): string {
  const reasons = suspicions.map((suspicion) => suspicionReasons[suspicion]).join('; ');
  return `This may not be from a person: ${reasons}. The sender has got no acknowledgement.`;
}

function unsentFilesRemark(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [
    `The form was sent without JavaScript, which can't send files. Please ask for what was chosen: ${names.join(', ')}.`,
  ];
}

function textLine({ label, value, link }: MailFact): string {
  const line = value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`;
  return link ? `${line}\n${link}` : line;
}

/** What the owner has to know of the files besides their names. */
function fileRemarks(files: readonly ToldFile[], inquiryId: string): string[] {
  if (files.length === 0) return [];
  const absent = files.filter(({ state }) => state === 'absent').length;
  const again = `npm run leads -- --send-again ${referenceOf(inquiryId)}`;
  return [
    ...(absent > 0
      ? [`${absent} of ${files.length} files ${absent === 1 ? 'has' : 'have'} not arrived.`]
      : []),
    `Links to files work for seven days. The files as they are later, with new links: ${again}`,
  ];
}

const fileStates: Readonly<Record<ToldFile['state'], string>> = {
  arrived: '',
  absent: ': has not arrived',
  unknown: ': storage does not say whether it has arrived',
};

function fileLine({ name, size, state, link }: ToldFile): MailFact {
  return { label: 'File', value: `${name} (${Math.ceil(size / 1024)} KB)${fileStates[state]}`, link };
}

/** Columns that both forms fill, even if their fields have other names. */
const senderLabels: Record<string, string> = { name: 'Name', email: 'E-mail', company: 'Company' };

const attributionLabels: Record<string, string> = {
  landing_page: 'Landing page',
  referrer: 'Referrer',
  utm_source: 'UTM source',
  utm_medium: 'UTM medium',
  utm_campaign: 'UTM campaign',
  utm_term: 'UTM term',
  utm_content: 'UTM content',
};

/** An inquiry as labelled lines, in the order of its form. */
function inquiryLines(inquiry: StoredInquiry, files: readonly ToldFile[], fields: FormFields): MailFact[] {
  const answers = answerList(fields)
    .filter(({ column }) => !(column in senderLabels))
    .map((field) => ({ label: field.label, value: answerText(field, inquiry) }));
  return [
    ...labelled(senderLabels, inquiry),
    ...answers,
    { label: 'Came about', value: optionLabel(contactTopics, text(inquiry.topic)) },
    { label: 'Came about the service', value: optionLabel(contactServices, text(inquiry.service)) },
    { label: 'Consent to processing', value: inquiry.consent === true ? 'given' : '' },
    ...files.map(fileLine),
    ...labelled(attributionLabels, (inquiry.attribution ?? {}) as Record<string, unknown>),
  ].filter((line) => line.value !== '');
}

function labelled(labels: Record<string, string>, values: Record<string, unknown>): MailFact[] {
  return Object.entries(labels).map(([name, label]) => ({ label, value: text(values[name]) }));
}

/** An answer in the words of the form, from its own column or from `answers`. */
function answerText(field: NamedAnswer, inquiry: StoredInquiry): string {
  const value = inquiry[field.column] ?? inquiry.answers[field.name];
  if (field.kind === 'checkboxes' && Array.isArray(value))
    return value.map((item) => optionLabel(field.options, String(item))).join(', ');
  if (field.kind === 'select') return optionLabel(field.options, text(value));
  if (field.kind === 'date' && typeof value === 'string') return new Date(value).toISOString().slice(0, 10);
  return text(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
