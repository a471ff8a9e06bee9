import { stringify } from 'csv-stringify/sync';
import type { Sql } from 'postgres';
import { formatAnswer, formatOtherFields, readAnswer } from '#shared/answers.ts';
import { listAnswerFields } from '#shared/form-fields.ts';
import { forms as allForms, type Forms, type Inquiry } from '#shared/forms.ts';
import { formatReference } from '#shared/function-api.ts';
import { contactServices, contactTopics, getOptionLabel } from '#shared/option-lists.ts';
import { formatMailKind, formatMailStatus } from './mail-labels.ts';

type Lead = Record<string, string>;

/** Existing spreadsheets rely on this order. Other fields follow. */
const firstColumns =
  'received_at type name email company phone title project_name program_type therapeutic_area development_stage ' +
  'timeline service_type modality services_needed other_services desired_start_date proposal_deadline ' +
  'project_description additional_info additional_notes';
const lastColumns =
  'consent consent_version state topic service landing_page referrer utm_source utm_medium utm_campaign utm_term utm_content files unsent_files mails suspicions id other_fields gclid msclkid li_fat_id';

type LeadValues = Record<string, unknown>;

type Row = LeadValues & {
  type: Inquiry['type'];
  topic: string | null;
  service: string | null;
  answers: LeadValues;
  attribution: LeadValues;
  files: readonly { name: string }[];
  unsent_files: readonly string[];
};

interface Mail {
  readonly kind: string;
  readonly status: string;
  readonly providerId: string | null;
}

export async function readLeads(
  sql: Sql,
  limit: number | undefined,
  forms: Forms = allForms,
): Promise<Lead[]> {
  const rows = await sql<{ inquiry: Row; mails: readonly Mail[] }[]>`
    select to_jsonb(inquiry) as inquiry,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'status', status, 'providerId', provider_id)
          order by kind desc, queued_at), '[]')
        from leads.mail_jobs where inquiry_id = inquiry.id) as mails
    from leads.inquiries inquiry
    order by inquiry.received_at desc, id
    limit ${limit ?? null}`;
  const columns = new Set([
    ...firstColumns.split(' '),
    ...Object.values(forms)
      .flatMap(listAnswerFields)
      .map(({ column }) => column),
    ...lastColumns.split(' '),
  ]);
  return rows.map(({ inquiry, mails }) => {
    const fields = forms[inquiry.type];
    const answers = listAnswerFields(fields).map((field) => [
      field.column,
      formatAnswer(field, readAnswer(field, inquiry)),
    ]);
    const values: LeadValues = {
      ...inquiry.attribution,
      ...inquiry,
      ...Object.fromEntries(answers),
      other_fields: formatOtherFields(inquiry, fields),
      topic: getOptionLabel(contactTopics, inquiry.topic ?? ''),
      service: getOptionLabel(contactServices, inquiry.service ?? ''),
      files: inquiry.files.map(({ name }) => name).join('; '),
      unsent_files: inquiry.unsent_files.join('; '),
      mails: mails.map(formatMail).join(', '),
    };
    return Object.fromEntries([...columns].map((name) => [name, formatValue(name, values[name])]));
  });
}

function formatMail({ kind, status, providerId }: Mail): string {
  const id = providerId === null ? '' : ` (${providerId})`;
  return `${formatMailKind(kind)} ${formatMailStatus(status)}${id}`;
}

function formatValue(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return name === 'received_at' ? `${new Date(value).toISOString().slice(0, 19)}Z` : value;
}

const tableColumns: readonly (readonly [name: string, width: number])[] = [
  ['reference', 9],
  ['received_at', 20],
  ['state', 8],
  ['type', 7],
  ['name', 24],
  ['email', 32],
  ['company', 24],
  ['mails', 72],
];

export function formatLeadTable(leads: readonly Lead[]): string {
  const header = Object.fromEntries(tableColumns.map(([name]) => [name, name.replace('_', ' ')]));
  const rows = leads.map((lead) => ({
    ...lead,
    reference: formatReference(lead['id']!),
    mails: lead['mails']!.replaceAll(/ \(.*?\)/g, ''),
  }));
  return [header, ...rows]
    .map((row: Lead) =>
      tableColumns
        .map(([name, width]) => fitToWidth(row[name] ?? '', width))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function fitToWidth(value: string, width: number): string {
  return (value.length > width ? `${value.slice(0, width - 1)}…` : value).padEnd(width);
}

export function formatCounts(leads: readonly Lead[], column: string): string {
  const [first] = leads;
  if (first && !(column in first))
    throw new Error(`There is no column ${column}. Columns: ${Object.keys(first).join(', ')}`);
  const counts = new Map<string, number>();
  for (const lead of leads) {
    const value = lead[column] || '(none)';
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([value, count]) => `${String(count).padStart(6)}  ${value}`)
    .join('\n');
}

/** Formats inquiries as CSV. A visitor's text must not run as a formula in a spreadsheet (CWE-1236). */
export function formatLeadCsv(leads: readonly Lead[]): string {
  return stringify([...leads], {
    header: true,
    columns: Object.keys(leads[0] ?? { received_at: '', type: '', name: '', email: '', company: '' }),
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    // Semicolons separate cells in locales with a decimal comma. By default, the library quotes only the record delimiter.
    quoted_match: /[;\t\r\n]/,
  });
}
