/** Inquiries as a table for the eye and as CSV for a spreadsheet. */
import type { Sql } from 'postgres';

export type Lead = Record<string, string>;

/** Newest first. Dates in ISO form, lists joined, what is empty empty. */
export async function readLeads(sql: Sql, limit: number | undefined): Promise<Lead[]> {
  const rows = await sql<Record<string, unknown>[]>`
    select
      to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as received_at,
      type, name, email, company, phone, title, project_name, program_type, therapeutic_area, development_stage, timeline,
      service_type, array_to_string(modality, ', ') as modality, array_to_string(services_needed, ', ') as services_needed,
      other_services, to_char(desired_start_date at time zone 'UTC', 'YYYY-MM-DD') as desired_start_date,
      to_char(proposal_deadline at time zone 'UTC', 'YYYY-MM-DD') as proposal_deadline,
      project_description, additional_info, additional_notes, consent::text as consent, topic, service,
      attribution ->> 'landing_page' as landing_page, attribution ->> 'referrer' as referrer,
      attribution ->> 'utm_source' as utm_source, attribution ->> 'utm_medium' as utm_medium,
      attribution ->> 'utm_campaign' as utm_campaign, attribution ->> 'utm_term' as utm_term,
      attribution ->> 'utm_content' as utm_content,
      (select string_agg(file_name || ' (' || status || ', ' || object_path || ')', '; ' order by position)
        from leads.attachments where inquiry_id = inquiry.id) as files,
      (select string_agg(kind || ' ' || status, ', ' order by kind desc)
        from leads.mail_jobs where inquiry_id = inquiry.id) as mails,
      id::text as id
    from leads.inquiries inquiry
    order by inquiry.received_at desc, id
    limit ${limit ?? null}`;
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asText(value)])),
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const tableColumns: readonly (readonly [name: string, width: number])[] = [
  ['received_at', 20],
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

/** RFC 4180, with the byte order mark by which Excel knows UTF-8. */
export function leadCsv(leads: readonly Lead[]): string {
  const columns = Object.keys(leads[0] ?? { received_at: '', type: '', name: '', email: '', company: '' });
  const lines = [columns, ...leads.map((lead) => columns.map((column) => lead[column] ?? ''))];
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** A cell that a visitor filled must not run as a formula when the owner opens the file (CWE-1236). */
function csvCell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
