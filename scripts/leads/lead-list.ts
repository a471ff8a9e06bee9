import { stringify } from 'csv-stringify/sync';
import type { Sql } from 'postgres';
import { formatAnswer, formatOtherFields, readAnswer } from '#shared/answers.ts';
import { listAnswerFields } from '#shared/form-fields.ts';
import { forms as allForms, type Forms, type Inquiry } from '#shared/forms.ts';
import { formatReference } from '#shared/function-api.ts';
import { contactServices, contactTopics, getOptionLabel } from '#shared/option-lists.ts';
import { formatMailKind } from './mail-labels.ts';

type Lead = Readonly<Record<string, string>>;

interface Row {
  readonly type: Inquiry['type'];
  readonly received_at: string;
  readonly topic: string | null;
  readonly service: string | null;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly attribution: Readonly<Record<string, unknown>>;
  readonly files: readonly { readonly name: string }[];
  readonly [column: string]: unknown;
}

interface Mail {
  readonly kind: string;
  readonly status: string;
  readonly providerId: string | null;
}

/** The other columns are the answers, in the order of the forms. */
const firstColumns = ['received_at', 'type'];
const lastColumns =
  'other_fields consent consent_version state topic service landing_page referrer utm_source utm_medium utm_campaign utm_term utm_content gclid msclkid li_fat_id files unsent_files mails suspicions id';

/** Returns inquiries as texts by column, with labels instead of option values. */
export async function readLeads(sql: Sql, limit?: number, forms: Forms = allForms): Promise<Lead[]> {
  const rows = await sql<{ inquiry: Row; mails: readonly Mail[] }[]>`
    select to_jsonb(inquiry) as inquiry,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'status', status, 'providerId', provider_id)
          order by kind desc, queued_at), '[]')
        from leads.mail_jobs where inquiry_id = inquiry.id) as mails
    from leads.inquiries inquiry
    order by inquiry.received_at desc, id
    limit ${limit ?? null}`;
  const answerColumns = Object.values(forms).flatMap((fields) =>
    listAnswerFields(fields).map(({ column }) => column),
  );
  const columns = new Set([...firstColumns, ...answerColumns, ...lastColumns.split(' ')]);
  return rows.map(({ inquiry, mails }) => {
    const fields = forms[inquiry.type];
    const answers = listAnswerFields(fields).map((field) => [
      field.column,
      formatAnswer(field, readAnswer(field, inquiry)),
    ]);
    const values: Readonly<Record<string, unknown>> = {
      ...inquiry.attribution,
      ...inquiry,
      ...Object.fromEntries(answers),
      other_fields: formatOtherFields(inquiry, fields),
      received_at: `${new Date(inquiry.received_at).toISOString().slice(0, 19)}Z`,
      topic: getOptionLabel(contactTopics, inquiry.topic ?? ''),
      service: getOptionLabel(contactServices, inquiry.service ?? ''),
      files: inquiry.files.map(({ name }) => name),
      mails: mails.map(formatMail),
    };
    return Object.fromEntries([...columns].map((name) => [name, formatValue(values[name])]));
  });
}

function formatMail({ kind, status, providerId }: Mail): string {
  const id = providerId === null ? '' : ` (${providerId})`;
  return `${formatMailKind(kind)} ${status}${id}`;
}

/** Joins a list. Null and a missing value become ''. */
const formatValue = (value: unknown): string => [value].flat().join('; ');

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
  if (leads.length === 0) return 'No inquiries yet.';
  const header = Object.fromEntries(tableColumns.map(([name]) => [name, name.replace('_', ' ')]));
  const rows = leads.map((lead) => ({ ...lead, reference: formatReference(lead['id']!) }));
  return [header, ...rows]
    .map((row: Lead) =>
      tableColumns.map(([name, width]) => row[name]!.slice(0, width).padEnd(width)).join('  '),
    )
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
