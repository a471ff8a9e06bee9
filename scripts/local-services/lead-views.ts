/** Shows the database's views at /_leads. */
import type { FastifyInstance } from 'fastify';
import postgres from 'postgres';
import { markup, type Markup } from '#function/html/markup.ts';
import { sendLocalPage } from './local-page.ts';

export const leadsPath = '/_leads';

const views = ['inbox', 'unsent', 'export'];
const maxRows = 100;

export function showLeadViews(server: FastifyInstance, databaseUrl: string): void {
  const sql = postgres(databaseUrl, { max: 1, idle_timeout: 5, onnotice: () => {} });
  server.addHook('onClose', () => sql.end());
  server.get(leadsPath, async (_, reply) => {
    const tables = views.map(async (view) => {
      const rows = await sql`select * from ${sql(`leads.${view}`)} limit ${maxRows}`;
      return renderTable(
        view,
        rows.columns.map(({ name }) => name),
        rows,
      );
    });
    return sendLocalPage(
      reply,
      'Inquiries',
      markup`<h1>Inquiries</h1>
<p>The views of the database on this computer, up to ${maxRows} rows each. On the live site, Supabase’s dashboard shows them.</p>
${await Promise.all(tables)}`,
    );
  });
}

const renderTable = (
  view: string,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Markup => markup`<h2>leads.${view}</h2>
<div><table>
<tr>${columns.map((column) => markup`<th>${column}</th>`)}</tr>
${rows.map(
  (row) => markup`<tr>${columns.map((column) => markup`<td>${formatValue(row[column])}</td>`)}</tr>
`,
)}</table></div>
`;

function formatValue(value: unknown): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ');
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
