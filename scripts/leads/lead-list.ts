/** Inquiries as a table for the eye and as CSV for a spreadsheet. */
import { stringify } from 'csv-stringify/sync';
import type { Sql } from 'postgres';
import { answerList } from '#shared/form-fields.ts';
import { forms as bothForms, type Forms } from '#shared/forms.ts';

type Lead = Record<string, string>;

/** The order that spreadsheets are used to; a field that isn't among them follows them. */
const usualColumns =
  'received_at type name email company phone title project_name program_type therapeutic_area development_stage ' +
  'timeline service_type modality services_needed other_services desired_start_date proposal_deadline ' +
  'project_description additional_info additional_notes';
const lastColumns =
  'consent consent_version state topic service landing_page referrer utm_source utm_medium utm_campaign utm_term utm_content files mails suspicions id';

type Values = Record<string, unknown>;
type Row = Values & { answers: Values; attribution: Values };

/** Newest first. Dates in ISO form, lists joined, missing values as empty texts. */
export async function readLeads(
  sql: Sql,
  limit: number | undefined,
  forms: Forms = bothForms,
): Promise<Lead[]> {
  const rows = await sql<{ inquiry: Row; files: string; mails: string }[]>`
    select to_jsonb(inquiry) as inquiry,
      (select string_agg(file_name || ' (' || status || ', ' || object_path || ')', '; ' order by position)
        from leads.attachments where inquiry_id = inquiry.id and position is not null) as files,
      (select string_agg(kind || ' ' || status, ', ' order by kind desc)
        from leads.mail_jobs where inquiry_id = inquiry.id) as mails
    from leads.inquiries inquiry
    order by inquiry.received_at desc, id
    limit ${limit ?? null}`;
  const fields = Object.values(forms).flatMap(answerList);
  const days = new Set(fields.flatMap(({ kind, column }) => (kind === 'date' ? column : [])));
  const columns = new Set([
    ...usualColumns.split(' '),
    ...fields.map(({ column }) => column),
    // Answers to what the forms no longer ask.
    ...rows.flatMap(({ inquiry }) => Object.keys(inquiry.answers)),
    ...lastColumns.split(' '),
  ]);
  return rows.map(({ inquiry, files, mails }) => {
    const values: Values = { ...inquiry.attribution, ...inquiry.answers, ...inquiry, files, mails };
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
  ['mails', 46],
];

export function leadTable(leads: readonly Lead[]): string {
  const rows = [Object.fromEntries(tableColumns.map(([name]) => [name, name.replace('_', ' ')])), ...leads];
  return rows
    .map((row) =>
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
 * How many inquiries each value of a column has, the most frequent first.
 *
 * @throws {Error} if no inquiry has such a column.
 */
export function countsBy(leads: readonly Lead[], column: string): string {
  const [first] = leads;
  if (first && !(column in first))
    throw new Error(`There is no ${column}. There are ${Object.keys(first).join(', ')}.`);
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

/**
 * For a spreadsheet; a cell that a visitor filled must not run as a formula when the owner opens the file (CWE-1236).
 */
export function leadCsv(leads: readonly Lead[]): string {
  return stringify([...leads], {
    header: true,
    columns: Object.keys(leads[0] ?? { received_at: '', type: '', name: '', email: '', company: '' }),
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    // Semicolons separate cells where a comma is the decimal sign; only the record's own line break would be quoted by
    // itself.
    quoted_match: /[;\t\r\n]/,
  });
}
