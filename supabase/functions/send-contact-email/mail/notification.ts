/** Mails to the owner about inquiries, with every answer. Replying to a notification replies to the visitor. */
import { answerList, type FormFields, type NamedAnswer } from '../../_shared/form-fields.ts';
import { formatReference } from '../../_shared/function-api.ts';
import { contactServices, contactTopics, optionLabel } from '../../_shared/option-lists.ts';
import type { Configuration } from '../configuration.ts';
import type { StoredInquiry } from '../database.ts';
import type { FileStatus } from '../files/slots.ts';
import type { Suspicion } from '../request/suspicions.ts';
import { mailFacts, mailHeading, mailPage, mailParagraph, receivedAt, type MailFact } from './mail-page.ts';
import type { Mail } from './mail-service.ts';

/** An inquiry with what a mail needs to describe it. */
interface Entry {
  readonly inquiry: StoredInquiry;
  readonly files: readonly FileStatus[];
  readonly fields: FormFields;
}

/** The mail about one inquiry. */
export function notification(entry: Entry, configuration: Configuration): Mail {
  const { inquiry } = entry;
  const section = sectionOf(entry);
  const subject = inquiry.update_of ? `Update to ${formatReference(inquiry.update_of)}` : section.heading;
  return ownerMail({
    to: recipientsOf(inquiry, configuration),
    replyTo: inquiry.email,
    subject: inquiry.suspicions.length > 0 ? `Suspect: ${subject}` : subject,
    sections: [section],
  });
}

/** One mail about all inquiries of an hour in which many arrived. */
export function bundle(entries: readonly Entry[], configuration: Configuration): Mail {
  const recipients = entries.flatMap(({ inquiry }) => recipientsOf(inquiry, configuration));
  return ownerMail({
    to: [...new Set(recipients)],
    replyTo: configuration.PROVIDER_EMAIL,
    subject: `${entries.length} more inquiries`,
    sections: entries.map(sectionOf),
  });
}

/** The mail about files that arrived after the notification. */
export function filesMail({ inquiry, files }: Entry, configuration: Configuration): Mail {
  const subject = `Files for ${formatReference(inquiry.id)}`;
  const heading = `Files from ${inquiry.name}, ${inquiry.company}`;
  return ownerMail({
    to: recipientsOf(inquiry, configuration),
    replyTo: inquiry.email,
    subject,
    sections: [{ heading, remarks: fileRemarks(files, inquiry.id), lines: files.map(fileLine) }],
  });
}

interface Section {
  readonly heading: string;
  readonly remarks: readonly string[];
  readonly lines: readonly MailFact[];
}

function ownerMail({
  sections,
  ...mail
}: Pick<Mail, 'to' | 'replyTo' | 'subject'> & { sections: readonly Section[] }): Mail {
  return {
    ...mail,
    text: sections
      .map(({ heading, remarks, lines }) => [heading, ...remarks, ...lines.map(textLine)].join('\n\n'))
      .join('\n\n----\n\n'),
    html: mailPage(
      mail.subject,
      sections.flatMap(({ heading, remarks, lines }) => [
        mailHeading(heading),
        ...remarks.map(mailParagraph),
        mailFacts(lines),
      ]),
    ),
  };
}

/** Read when a mail is composed, so that a corrected address also helps mail that is already queued. */
function recipientsOf({ type }: StoredInquiry, configuration: Configuration): readonly string[] {
  const { CONTACT_RECIPIENTS, RFP_RECIPIENTS, PROVIDER_EMAIL } = configuration;
  return (type === 'rfp' ? RFP_RECIPIENTS : CONTACT_RECIPIENTS) ?? [PROVIDER_EMAIL];
}

function sectionOf({ inquiry, files, fields }: Entry): Section {
  const form = inquiry.type === 'rfp' ? 'RFP' : 'Contact inquiry';
  return {
    heading: `${form} from ${inquiry.name}, ${inquiry.company}`,
    remarks: [
      `Received ${receivedAt(inquiry.received_at)}, reference ${inquiry.id}`,
      inquiry.update_of &&
        `Update to ${formatReference(inquiry.update_of)}: the visitor sent the form again with changes. This is the whole new text.`,
      inquiry.suspicions.length > 0 && suspicionRemark(inquiry.suspicions),
      inquiry.unsent_files.length > 0 &&
        `The form was sent without JavaScript, which can't send files. Please ask for: ${inquiry.unsent_files.join(', ')}.`,
      ...fileRemarks(files, inquiry.id),
    ].filter((remark) => typeof remark === 'string'),
    lines: inquiryLines(inquiry, files, fields),
  };
}

const suspicionReasons: Readonly<Record<Suspicion, string>> = {
  honeypot: 'a field that people can’t see was filled in',
  haste: 'the form was sent faster than a person can write',
  address: 'the same address sent several inquiries within an hour',
};

function suspicionRemark(suspicions: readonly Suspicion[]): string {
  const reasons = suspicions.map((suspicion) => suspicionReasons[suspicion]).join('; ');
  return `This may be from a robot: ${reasons}. We did not send the sender a confirmation.`;
}

/** Multi-line text is quoted, so that a visitor's line can't look like one of ours. */
function textLine({ label, value, link }: MailFact): string {
  const line = /[\n\u2028\u2029]/.test(value)
    ? `${label}:\n${value.replace(/^/gm, '> ')}`
    : `${label}: ${value}`;
  return link ? `${line}\n${link}` : line;
}

function fileRemarks(files: readonly FileStatus[], inquiryId: string): string[] {
  if (files.length === 0) return [];
  const missing = files.filter(({ isStored }) => !isStored).length;
  const reference = formatReference(inquiryId);
  return [
    ...(missing > 0 ? [`${missing} of ${files.length} files had not arrived when we sent this mail.`] : []),
    `Links to files work for seven days. For new links and later files: npm run leads -- --files ${reference}`,
  ];
}

function fileLine({ name, size, isStored, link }: FileStatus): MailFact {
  const status = isStored ? '' : ': not arrived yet';
  return { label: 'File', value: `${name} (${Math.ceil(size / 1024)} KB)${status}`, link };
}

/** Columns that both forms fill, whatever their fields are named. */
const senderLabels: Record<string, string> = { name: 'Name', email: 'Email', company: 'Company' };

const attributionLabels: Record<string, string> = {
  landing_page: 'Landing page',
  referrer: 'Referrer',
  utm_source: 'UTM source',
  utm_medium: 'UTM medium',
  utm_campaign: 'UTM campaign',
  utm_term: 'UTM term',
  utm_content: 'UTM content',
};

/** An inquiry as labeled lines, in the order of its form. */
function inquiryLines(inquiry: StoredInquiry, files: readonly FileStatus[], fields: FormFields): MailFact[] {
  const answers = answerList(fields)
    .filter(({ column }) => !(column in senderLabels))
    .map((field) => ({ label: field.label, value: answerText(field, inquiry) }));
  return [
    ...labeled(senderLabels, inquiry),
    ...answers,
    { label: 'Topic', value: optionLabel(contactTopics, text(inquiry.topic)) },
    { label: 'Service', value: optionLabel(contactServices, text(inquiry.service)) },
    { label: 'Consent to processing', value: consentText(inquiry) },
    ...files.map(fileLine),
    ...labeled(attributionLabels, (inquiry.attribution ?? {}) as Record<string, unknown>),
  ].filter((line) => line.value !== '');
}

function consentText({ consent, consent_version: version }: StoredInquiry): string {
  if (consent !== true) return '';
  return version === null
    ? 'given, to an unknown version of the text'
    : `given, to version ${version} of the text`;
}

function labeled(labels: Record<string, string>, values: Record<string, unknown>): MailFact[] {
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
