import { listAnswerFields, type FormFields, type NamedAnswerField } from '../../_shared/form-fields.ts';
import { formatReference } from '../../_shared/function-api.ts';
import { contactServices, contactTopics, getOptionLabel } from '../../_shared/option-lists.ts';
import type { Configuration } from '../configuration.ts';
import type { StoredInquiry } from '../database.ts';
import type { FileStatus } from '../files/slots.ts';
import type { Suspicion } from '../request/suspicions.ts';
import {
  renderMailFacts,
  renderMailHeading,
  renderMailPage,
  renderMailParagraph,
  formatReceivedTime,
  type MailFact,
} from './mail-page.ts';
import type { Mail } from './mail-service.ts';

interface InquiryEntry {
  readonly inquiry: StoredInquiry;
  readonly files: readonly FileStatus[];
  readonly fields: FormFields;
}

export function composeNotification(entry: InquiryEntry, configuration: Configuration): Mail {
  const { inquiry } = entry;
  const section = createSection(entry);
  const subject = inquiry.update_of ? `Update to ${formatReference(inquiry.update_of)}` : section.heading;
  return createOwnerMail({
    to: getRecipients(inquiry, configuration),
    replyTo: inquiry.email,
    subject: inquiry.suspicions.length > 0 ? `Possible spam: ${subject}` : subject,
    sections: [section],
  });
}

export function composeBundle(entries: readonly InquiryEntry[], configuration: Configuration): Mail {
  const recipients = entries.flatMap(({ inquiry }) => getRecipients(inquiry, configuration));
  return createOwnerMail({
    to: [...new Set(recipients)],
    replyTo: configuration.PROVIDER_EMAIL,
    subject: `${entries.length} more inquiries`,
    sections: entries.map(createSection),
  });
}

export function composeFilesMail({ inquiry, files }: InquiryEntry, configuration: Configuration): Mail {
  const subject = `Files for ${formatReference(inquiry.id)}`;
  const heading = `Files from ${inquiry.name}, ${inquiry.company}`;
  return createOwnerMail({
    to: getRecipients(inquiry, configuration),
    replyTo: inquiry.email,
    subject,
    sections: [{ heading, notes: createFileNotes(files, inquiry.id), lines: files.map(createFileLine) }],
  });
}

interface Section {
  readonly heading: string;
  readonly notes: readonly string[];
  readonly lines: readonly MailFact[];
}

function createOwnerMail({
  sections,
  ...mail
}: Pick<Mail, 'to' | 'replyTo' | 'subject'> & { sections: readonly Section[] }): Mail {
  return {
    ...mail,
    text: sections
      .map(({ heading, notes, lines }) => [heading, ...notes, ...lines.map(formatTextLine)].join('\n\n'))
      .join('\n\n----\n\n'),
    html: renderMailPage(
      mail.subject,
      sections.flatMap(({ heading, notes, lines }) => [
        renderMailHeading(heading),
        ...notes.map(renderMailParagraph),
        renderMailFacts(lines),
      ]),
    ),
  };
}

/** Recipients are read when an email is composed, so that a corrected email address applies to queued email too. */
function getRecipients({ type }: StoredInquiry, configuration: Configuration): readonly string[] {
  const { CONTACT_RECIPIENTS, RFP_RECIPIENTS, PROVIDER_EMAIL } = configuration;
  return (type === 'rfp' ? RFP_RECIPIENTS : CONTACT_RECIPIENTS) ?? [PROVIDER_EMAIL];
}

function createSection({ inquiry, files, fields }: InquiryEntry): Section {
  const form = inquiry.type === 'rfp' ? 'RFP' : 'Contact inquiry';
  return {
    heading: `${form} from ${inquiry.name}, ${inquiry.company}`,
    notes: [
      `Received ${formatReceivedTime(inquiry.received_at)}, reference ${formatReference(inquiry.id)}`,
      inquiry.update_of &&
        `Update to ${formatReference(inquiry.update_of)}: the sender changed the form and sent it again. This is the complete new version.`,
      inquiry.suspicions.length > 0 && formatSuspicions(inquiry.suspicions),
      inquiry.unsent_files.length > 0 &&
        `The sender’s browser sent the form without its files. Please ask for: ${inquiry.unsent_files.join(', ')}.`,
      ...createFileNotes(files, inquiry.id),
    ].filter((note) => typeof note === 'string'),
    lines: createInquiryLines(inquiry, files, fields),
  };
}

const suspicionReasons: Readonly<Record<Suspicion, string>> = {
  honeypot: 'a field that people can’t see was filled in',
  haste: 'the form was sent faster than a person can type',
  address: 'the same IP address sent several inquiries within an hour',
};

function formatSuspicions(suspicions: readonly Suspicion[]): string {
  const reasons = suspicions.map((suspicion) => suspicionReasons[suspicion]).join('; ');
  return `This may be from a bot: ${reasons}. We did not send the sender a confirmation.`;
}

/** Quotes multi-line text, so that a visitor can't forge a line of the email. */
function formatTextLine({ label, value, link }: MailFact): string {
  const line = /[\n\u2028\u2029]/.test(value)
    ? `${label}:\n${value.replace(/^/gm, '> ')}`
    : `${label}: ${value}`;
  return link ? `${line}\n${link}` : line;
}

function createFileNotes(files: readonly FileStatus[], inquiryId: string): string[] {
  if (files.length === 0) return [];
  const missing = files.filter(({ isStored }) => !isStored).length;
  const reference = formatReference(inquiryId);
  return [
    ...(missing > 0 ? [`${missing} of ${files.length} files hadn’t arrived when we sent this email.`] : []),
    `File links work for seven days. For new links and later files, run: npm run leads -- --files ${reference}`,
  ];
}

function createFileLine({ name, size, isStored, link }: FileStatus): MailFact {
  const status = isStored ? '' : ': not arrived yet';
  return { label: 'File', value: `${name} (${Math.ceil(size / 1024)} KB)${status}`, link };
}

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

function createInquiryLines(
  inquiry: StoredInquiry,
  files: readonly FileStatus[],
  fields: FormFields,
): MailFact[] {
  const answers = listAnswerFields(fields)
    .filter(({ column }) => !(column in senderLabels))
    .map((field) => ({ label: field.label, value: formatAnswer(field, inquiry) }));
  return [
    ...createLabeledLines(senderLabels, inquiry),
    ...answers,
    { label: 'Topic', value: getOptionLabel(contactTopics, toText(inquiry.topic)) },
    { label: 'Service', value: getOptionLabel(contactServices, toText(inquiry.service)) },
    { label: 'Consent to processing', value: formatConsent(inquiry) },
    ...files.map(createFileLine),
    ...createLabeledLines(attributionLabels, (inquiry.attribution ?? {}) as Record<string, unknown>),
  ].filter((line) => line.value !== '');
}

function formatConsent({ consent, consent_version: version }: StoredInquiry): string {
  if (consent !== true) return '';
  return version === null
    ? 'given (unknown version of the consent text)'
    : `given (version ${version} of the consent text)`;
}

function createLabeledLines(labels: Record<string, string>, values: Record<string, unknown>): MailFact[] {
  return Object.entries(labels).map(([name, label]) => ({ label, value: toText(values[name]) }));
}

function formatAnswer(field: NamedAnswerField, inquiry: StoredInquiry): string {
  const value = inquiry[field.column] ?? inquiry.answers[field.name];
  if (field.kind === 'checkboxes' && Array.isArray(value))
    return value.map((item) => getOptionLabel(field.options, String(item))).join(', ');
  if (field.kind === 'select') return getOptionLabel(field.options, toText(value));
  if (field.kind === 'date' && typeof value === 'string') return new Date(value).toISOString().slice(0, 10);
  return toText(value);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
