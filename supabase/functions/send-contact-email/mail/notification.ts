import { formatAnswer, formatOtherFields, readAnswer } from '../../_shared/answers.ts';
import { listAnswerFields, type FormFields, type InquiryType } from '../../_shared/form-fields.ts';
import { formatReference } from '../../_shared/function-api.ts';
import type { Attribution } from '../../_shared/inquiry-schema.ts';
import { contactServices, contactTopics, getOptionLabel } from '../../_shared/option-lists.ts';
import type { Configuration } from '../configuration.ts';
import type { PossibleSpam, StoredInquiry } from '../database.ts';
import type { FileStatus } from '../files/slots.ts';
import type { Suspicion } from '../request/suspicions.ts';
import { formatReceivedTime, type MailFact, type MailPart, renderMail } from './mail-page.ts';
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
  return {
    to: getRecipients(inquiry.type, configuration),
    replyTo: inquiry.email,
    ...renderMail(inquiry.suspicions.length > 0 ? `Possible spam: ${subject}` : subject, [section]),
  };
}

interface SpamList extends Pick<PossibleSpam, 'count' | 'lines'> {
  readonly entries: readonly InquiryEntry[];
}

/** Lists suspicious inquiries, which have no email of their own. */
export function composeSpamList({ count, entries, lines }: SpamList, configuration: Configuration): Mail {
  const unlisted = count - entries.length - lines.length;
  const rest: MailPart = {
    heading: 'More possible spam',
    paragraphs: [
      'To get a whole inquiry, run: npm run leads -- --send-again 1A2B3C4D',
      ...(unlisted > 0
        ? [`Not listed: ${unlisted}. To export all, run: npm run leads -- --out leads.csv`]
        : []),
    ],
    facts: lines.map(({ id, name, company, email }) => ({
      label: formatReference(id),
      value: `${name}, ${company}, ${email}`,
    })),
  };
  return {
    to: listRecipients(configuration),
    replyTo: configuration.PROVIDER_EMAIL,
    ...renderMail(`Possible spam: ${count} ${count === 1 ? 'inquiry' : 'inquiries'}`, [
      ...entries.map(createSection),
      ...(lines.length > 0 ? [rest] : []),
    ]),
  };
}

export function composeFilesMail({ inquiry, files }: InquiryEntry, configuration: Configuration): Mail {
  return {
    to: getRecipients(inquiry.type, configuration),
    replyTo: inquiry.email,
    ...renderMail(`Files for ${formatReference(inquiry.id)}`, [
      {
        heading: `Files from ${inquiry.name}, ${inquiry.company}`,
        paragraphs: createFileNotes(files, inquiry.id),
        facts: files.map(createFileLine),
      },
    ]),
  };
}

/** Recipients are read when an email is composed, so that a corrected email address applies to queued email too. */
function getRecipients(type: InquiryType, configuration: Configuration): readonly string[] {
  const { CONTACT_RECIPIENTS, RFP_RECIPIENTS, PROVIDER_EMAIL } = configuration;
  return (type === 'rfp' ? RFP_RECIPIENTS : CONTACT_RECIPIENTS) ?? [PROVIDER_EMAIL];
}

/** Returns the recipients of emails about both forms. */
export const listRecipients = (configuration: Configuration): string[] => [
  ...new Set([...getRecipients('contact', configuration), ...getRecipients('rfp', configuration)]),
];

function createSection({ inquiry, files, fields }: InquiryEntry) {
  const form = inquiry.type === 'rfp' ? 'RFP' : 'Contact inquiry';
  return {
    heading: `${form} from ${inquiry.name}, ${inquiry.company}`,
    paragraphs: [
      `Received ${formatReceivedTime(inquiry.received_at)}, reference ${formatReference(inquiry.id)}`,
      inquiry.update_of &&
        `Update to ${formatReference(inquiry.update_of)}: the sender changed the form and sent it again. This is the complete new version.`,
      inquiry.suspicions.length > 0 && formatSuspicions(inquiry.suspicions),
      inquiry.unsent_files.length > 0 &&
        'The sender’s browser sent the form without its files. Please ask for them.',
      ...createFileNotes(files, inquiry.id),
    ].filter((note) => typeof note === 'string'),
    facts: createInquiryLines(inquiry, files, fields),
  };
}

const suspicionReasons: Readonly<Record<Suspicion, string>> = {
  honeypot: 'a field that people can’t see was filled in',
  haste: 'the form was sent faster than a person can type',
  origin: 'the browser hid which site the form was on',
  address: 'the same IP address sent several inquiries within an hour',
  flood: 'unusually many inquiries arrived within an hour',
};

function formatSuspicions(suspicions: readonly Suspicion[]): string {
  const reasons = suspicions.map((suspicion) => suspicionReasons[suspicion]).join('; ');
  return `This may be from a bot: ${reasons}. We did not send the sender a confirmation.`;
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

const attributionLabels: Readonly<Record<keyof Attribution, string>> = {
  landing_page: 'Landing page',
  referrer: 'Referrer',
  utm_source: 'UTM source',
  utm_medium: 'UTM medium',
  utm_campaign: 'UTM campaign',
  utm_term: 'UTM term',
  utm_content: 'UTM content',
  gclid: 'Google click ID',
  msclkid: 'Microsoft click ID',
  li_fat_id: 'LinkedIn click ID',
};

function createInquiryLines(
  inquiry: StoredInquiry,
  files: readonly FileStatus[],
  fields: FormFields,
): MailFact[] {
  const answers = listAnswerFields(fields).map((field) => ({
    label: field.label,
    value: formatAnswer(field, readAnswer(field, inquiry)),
  }));
  const attribution = Object.entries(attributionLabels).map(([name, label]) => ({
    label,
    value: inquiry.attribution[name as keyof Attribution] ?? '',
  }));
  return [
    ...answers,
    { label: 'Other fields', value: formatOtherFields(inquiry, fields) },
    { label: 'Topic', value: getOptionLabel(contactTopics, inquiry.topic ?? '') },
    { label: 'Service', value: getOptionLabel(contactServices, inquiry.service ?? '') },
    { label: 'Consent to processing', value: formatConsent(inquiry) },
    ...files.map(createFileLine),
    ...inquiry.unsent_files.map((name) => ({ label: 'File (not sent)', value: name })),
    ...attribution,
  ].filter((line) => line.value !== '');
}

function formatConsent({ consent, consent_version: version }: StoredInquiry): string {
  if (consent !== true) return '';
  return version === null
    ? 'given (unknown version of the consent text)'
    : `given (version ${version} of the consent text)`;
}
