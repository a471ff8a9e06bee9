/**
 * Writes a migration with the view leads.export, which has a column for each field of the forms. Run it after you add,
 * rename or remove a field of a form:
 *
 *   npm run export-view
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runCommand } from '#scripts/run-command.ts';
import { listAnswerFields, type NamedAnswerField } from '#src/inquiry/form-fields.ts';
import { forms as allForms, type Forms } from '#src/inquiry/forms.ts';
import { attributionSchema } from '#src/inquiry/inquiry-schema.ts';

const migrations = fileURLToPath(new URL('../../supabase/migrations/', import.meta.url));

const inquiryColumns = ['name', 'email', 'company'];

export function createExportView(forms: Forms = allForms): string {
  const fields = Object.values(forms).flatMap(listAnswerFields);
  const columns = Map.groupBy(fields, ({ column }) => column);
  const names = [...new Set(fields.map(({ name }) => name))];
  const expressions = [
    `to_char(received_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as received_at_utc`,
    'upper(left(id::text, 8)) as reference',
    'type',
    ...[...columns].map(([column, list]) => `${createAnswerCell(column, list)} as ${column}`),
    `leads.other_answers(answers, array[${names.map(quote).join(', ')}]) as other_fields`,
    'consent',
    'consent_version',
    'state',
    'leads.cell(to_jsonb(topic)) as topic',
    'leads.cell(to_jsonb(service)) as service',
    ...Object.keys(attributionSchema.shape).map(
      (name) => `leads.cell(attribution -> ${quote(name)}) as ${name}`,
    ),
    `leads.cell(jsonb_path_query_array(files, '$[*].name')) as files`,
    'leads.cell(to_jsonb(unsent_files)) as unsent_files',
    `(select string_agg(concat_ws(' ', kind, status, provider_id), ', ' order by queued_at, kind desc)
    from leads.mail_jobs where inquiry_id = inquiry.id) as mails`,
    `array_to_string(suspicions, ', ') as suspicions`,
    'id',
  ];
  return `-- Written by \`npm run export-view\` from the tables of the forms.

drop view if exists leads.export;
create view leads.export with (security_invoker = true) as
select
  ${expressions.join(',\n  ')}
from leads.inquiries inquiry
order by received_at, id;
revoke all on leads.export from public, anon, authenticated;
`;
}

/** @param fields - of both forms, in one column */
function createAnswerCell(column: string, fields: readonly NamedAnswerField[]): string {
  if (inquiryColumns.includes(column)) return `leads.cell(to_jsonb(${column}))`;
  const [{ name, kind }] = fields as [NamedAnswerField];
  return kind === 'date'
    ? `leads.cell(to_jsonb(left(answers ->> ${quote(name)}, 10)))`
    : `leads.cell(answers -> ${quote(name)})`;
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

const findLatest = () =>
  readdirSync(migrations)
    .filter((file) => file.endsWith('_export.sql'))
    .toSorted()
    .at(-1);

export const readExportView = (): string => readFileSync(`${migrations}${findLatest()}`, 'utf8');

function writeExportView(): string {
  const view = createExportView();
  if (findLatest() && readExportView() === view) return 'The view is up to date.';
  const file = `${migrations}${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}_export.sql`;
  writeFileSync(file, view);
  return `Wrote ${file}. Publish it with the form.`;
}

if (import.meta.main) await runCommand(() => console.log(writeExportView()));
