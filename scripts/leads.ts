/**
 * Lists inquiries, newest first.
 *
 *   npm run leads                            the last 50 on this machine
 *   npm run leads -- --csv > leads.csv       all of them, with every field
 *   npm run leads -- --database-url postgres://…
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { leadCsv, leadTable, readLeads } from './local/lead-list.ts';
import { defaultDataDir, openDatabase } from './local/open-database.ts';

const { values } = parseArgs({
  options: {
    csv: { type: 'boolean', default: false },
    limit: { type: 'string' },
    'data-dir': { type: 'string', default: defaultDataDir },
    'database-url': { type: 'string' },
  },
});

const { sql, close } = await openDatabase(values['data-dir'], values['database-url']);
try {
  const limit = Number(values.limit ?? 50);
  const leads = await readLeads(sql, values.csv && values.limit === undefined ? undefined : limit);
  process.stdout.write(
    values.csv ? leadCsv(leads) : `${leads.length ? leadTable(leads) : 'No inquiries yet.'}\n`,
  );
} finally {
  await close();
}
