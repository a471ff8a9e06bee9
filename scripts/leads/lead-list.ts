/** Inquiries as a table for the terminal and as CSV for a spreadsheet. */
import { stringify } from 'csv-stringify/sync';
import type { Sql } from 'postgres';
import { listAnswerFields } from '#shared/form-fields.ts';
import { forms as bothForms, type Forms } from '#shared/forms.ts';

type Lead = Record<string, string>;

/** The first columns, in an order that existing spreadsheets rely on. Other fields follow. */
const usualColumns =
  'received_at type name email company phone title project_name program_type therapeutic_area development_stage ' +
  'timeline service_type modality services_needed other_services desired_start_date proposal_deadline ' +
  'project_description additional_info additional_notes';
const lastColumns =
  'consent consent_version state topic service landing_page referrer utm_source utm_medium utm_campaign utm_term utm_content files unsent_files mails suspicions id';

type Values = Record<string, unknown>;
type Row = Values & {
  answers: Values;
  attribution: Values;
  files: readonly { name: string }[];
  unsent_files: readonly string[];
};

/** Newest first. Dates are in ISO form, lists are joined, missing values are empty texts. */
export async function readLeads(
  sql: Sql,
  limit: number | undefined,
  forms: Forms = bothForms,
): Promise<Lead[]> {
  const rows = await sql<{ inquiry: Row; mails: string }[]>`
    select to_jsonb(inquiry) as inquiry,
      (select string_agg(kind || ' ' || status || coalesce(' (' || provider_id || ')', ''), ', '
          order by kind desc, queued_at)
        from leads.mail_jobs where inquiry_id = inquiry.id) as mails
    from leads.inquiries inquiry
    order by inquiry.received_at desc, id
    limit ${limit ?? null}`;
  const fields = Object.values(forms).flatMap(listAnswerFields);
  const days = new Set(fields.flatMap(({ kind, column }) => (kind === 'date' ? column : [])));
  const columns = new Set([
    ...usualColumns.split(' '),
    ...fields.map(({ column }) => column),
    // Answers to fields that were removed from the forms.
    ...rows.flatMap(({ inquiry }) => Object.keys(inquiry.answers)),
    ...lastColumns.split(' '),
  ]);
  return rows.map(({ inquiry, mails }) => {
    const files = inquiry.files.map(({ name }) => name).join('; ');
    const unsent_files = inquiry.unsent_files.join('; ');
    const values = {
      ...inquiry.attribution,
      ...inquiry.answers,
      ...inquiry,
      files,
      unsent_files,
      mails,
    } as Values;
    return Object.fromEntries([...columns].map((name) => [name, asText(name, values[name], days)]));
  });
}

function asText(name: string, value: unknown, days: ReadonlySet<string>): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  if (name === 'received_at') return `${new Date(value).toISOString().slice(0, 19)}Z`;
  return days.has(name) ? new Date(value).toISOString().slice(0, 10) : value;
}

const tableColumns: readonly (readonly [name: string, width: number])[] = [
  ['received_at', 20],
  ['state', 8],
  ['type', 7],
  ['name', 24],
  ['email', 32],
  ['company', 24],
  ['project_name', 24],
  ['mails', 72],
];

export function leadTable(leads: readonly Lead[]): string {
  const head = Object.fromEntries(tableColumns.map(([name]) => [name, name.replace('_', ' ')]));
  // The provider's ids don't fit into a terminal.
  const rows = leads.map((lead) => ({ ...lead, mails: lead['mails']!.replaceAll(/ \(.*?\)/g, '') }));
  return [head, ...rows]
    .map((row: Lead) =>
      tableColumns
        .map(([name, width]) => fit(row[name] ?? '', width))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function fit(value: string, width: number): string {
  return (value.length > width ? `${value.slice(0, width - 1)}…` : value).padEnd(width);
}

/**
 * Counts inquiries by the values of a column, the most frequent first.
 *
 * @throws {Error} if inquiries don't have this column.
 */
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
    .toSorted(([, one], [, other]) => other - one)
    .map(([value, count]) => `${String(count).padStart(6)}  ${value}`)
    .join('\n');
}

/** For a spreadsheet. A visitor's text must not run as a formula when the owner opens the file (CWE-1236). */
export function leadCsv(leads: readonly Lead[]): string {
  return stringify([...leads], {
    header: true,
    columns: Object.keys(leads[0] ?? { received_at: '', type: '', name: '', email: '', company: '' }),
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    // Semicolons separate cells in locales with a decimal comma. The library quotes only the record delimiter.
    quoted_match: /[;\t\r\n]/,
  });
}
