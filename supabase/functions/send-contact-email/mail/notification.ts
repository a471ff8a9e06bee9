import { formatAnswer, formatOtherFields, readAnswer } from '#src/inquiry/answers.ts';
import { listAnswerFields, type FormFields, type InquiryType } from '#src/inquiry/form-fields.ts';
import type { Forms } from '#src/inquiry/forms.ts';
import { formatReference } from '#src/inquiry/function-api.ts';
import type { Attribution } from '#src/inquiry/inquiry-schema.ts';
import { contactServices, contactTopics, getOptionLabel } from '#src/inquiry/option-lists.ts';
import type { Configuration } from '../configuration.ts';
import type { StoredInquiry } from '../database.ts';
import { createFileLink } from '../files/file-link.ts';
import { getSlotPath, listUnsentFiles } from '../files/slots.ts';
import { formatTime } from '../format-time.ts';
import type { Suspicion } from '../request/suspicions.ts';
import { type MailFact, type MailPart, renderMail } from './mail-page.ts';
import type { Mail } from './mail-service.ts';

export interface MailServices {
  readonly configuration: Configuration;
  readonly forms: Forms;
}

/** @param linkEnd - when links to files stop working */
export function composeNotification(inquiry: StoredInquiry, linkEnd: Date, services: MailServices): Mail {
  const section = createSection(inquiry, linkEnd, services);
  const subject = inquiry.update_of ? `Update to ${formatReference(inquiry.update_of)}` : section.heading;
  return {
    to: getRecipients(inquiry.type, services.configuration),
    replyTo: inquiry.email,
    ...renderMail(inquiry.suspicions.length > 0 ? `Possible spam: ${subject}` : subject, [section]),
  };
}

/** Read late, so that a corrected email address applies to queued email. */
function getRecipients(type: InquiryType, configuration: Configuration): readonly string[] {
  const { CONTACT_RECIPIENTS, RFP_RECIPIENTS, PROVIDER_EMAIL } = configuration;
  return (type === 'rfp' ? RFP_RECIPIENTS : CONTACT_RECIPIENTS) ?? [PROVIDER_EMAIL];
}

export const listRecipients = (configuration: Configuration): string[] => [
  ...new Set([
    configuration.PROVIDER_EMAIL,
    ...getRecipients('contact', configuration),
    ...getRecipients('rfp', configuration),
  ]),
];

export function createSection(
  inquiry: StoredInquiry,
  linkEnd: Date,
  { configuration, forms }: MailServices,
): MailPart & { readonly heading: string } {
  const form = inquiry.type === 'rfp' ? 'RFP' : 'Contact inquiry';
  const files = createFileLines(inquiry, linkEnd, configuration);
  return {
    heading: `${form} from ${inquiry.name}, ${inquiry.company}`,
    paragraphs: [
      `Received ${formatTime(inquiry.received_at)}, reference ${formatReference(inquiry.id)}`,
      inquiry.update_of &&
        `Update to ${formatReference(inquiry.update_of)}: the sender changed the form and sent it again. This is the complete new version.`,
      inquiry.suspicions.length > 0 && formatSuspicions(inquiry.suspicions),
      listUnsentFiles(inquiry).length > 0 &&
        'The form came without its files. Please ask the sender for them.',
      files.length > 0 &&
        `Open a file with its link, until ${formatTime(linkEnd)}. If the file hasn’t arrived yet, the link says so.`,
    ].filter((note) => typeof note === 'string'),
    facts: createInquiryLines(inquiry, files, forms[inquiry.type]),
  };
}

function createFileLines(
  { id, files, uploads_until: end }: StoredInquiry,
  linkEnd: Date,
  configuration: Configuration,
): MailFact[] {
  if (end === null) return [];
  return files.map(({ name, size }, slot) => ({
    label: 'File',
    value: `${name} (${Math.ceil(size / 1024)} KB)`,
    link: createFileLink(getSlotPath(id, slot), linkEnd, configuration),
  }));
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
  files: readonly MailFact[],
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
    ...files,
    ...listUnsentFiles(inquiry).map((name) => ({ label: 'File (not sent)', value: name })),
    ...attribution,
  ].filter((line) => line.value !== '');
}

function formatConsent({ consent, consent_version: version }: StoredInquiry): string {
  if (consent !== true) return '';
  return version === null
    ? 'given (unknown version of the consent text)'
    : `given (version ${version} of the consent text)`;
}
