/**
 * Lists inquiries, newest first, or the mails about them that have not left.
 *
 *   npm run leads                            the last 50 on this machine
 *   npm run leads -- --limit 200             the last 200
 *   npm run leads -- --out leads.csv         all of them, with every field, for a spreadsheet, readable by you alone
 *   npm run leads -- --csv                   the same, printed
 *   npm run leads -- --unsent                mails that have not left, and why
 *   npm run leads -- --send-again 1A2B3C4D   mails this inquiry to the owner again
 *   npm run leads -- --database-url postgres://…   of the hosted project
 *   npm run leads -- --data-dir folder       of another folder than .data
 */
import { chmodSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { defaultDataDir, openDatabase } from '#scripts/local-services/database.ts';
import { runCommand } from '#scripts/run-command.ts';
import { leadCsv, leadTable, readLeads } from './lead-list.ts';
import { readUnsentMails, sendAgain, unsentList } from './unsent-mails.ts';

async function listLeads(): Promise<void> {
  const { values } = parseArgs({
    options: {
      csv: { type: 'boolean', default: false },
      out: { type: 'string' },
      limit: { type: 'string' },
      unsent: { type: 'boolean', default: false },
      'send-again': { type: 'string' },
      'data-dir': { type: 'string', default: defaultDataDir },
      'database-url': { type: 'string' },
    },
  });
  const limit = Number(values.limit ?? 50);
  if (!Number.isInteger(limit) || limit < 1)
    throw new Error(`--limit must be a whole number from 1 on (it is ${values.limit}).`);
  const { sql, close } = await openDatabase(values['data-dir'], values['database-url']);
  try {
    const again = values['send-again'];
    if (again !== undefined)
      return console.log(
        `${await sendAgain(sql, again)} is queued: it leaves within a minute of the scheduler.`,
      );
    if (values.unsent) return console.log(unsentList(await readUnsentMails(sql)) || 'Every mail has left.');
    const isCsv = values.csv || values.out !== undefined;
    const leads = await readLeads(sql, isCsv && values.limit === undefined ? undefined : limit);
    if (values.out !== undefined) {
      writeFileSync(values.out, leadCsv(leads), { mode: 0o600 });
      // An earlier file keeps its own mode.
      chmodSync(values.out, 0o600);
      return console.log(`${leads.length} inquiries written to ${values.out}`);
    }
    if (isCsv) return void process.stdout.write(leadCsv(leads));
    console.log(leads.length ? leadTable(leads) : 'No inquiries yet.');
  } finally {
    await close();
  }
}

await runCommand(listLeads);
