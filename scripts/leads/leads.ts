/**
 * Lists inquiries, newest first, and what has become of them.
 *
 *   npm run leads                            the last 50 on this machine
 *   npm run leads -- --limit 200             the last 200
 *   npm run leads -- --out leads.csv         all of them, with every field, for a spreadsheet, readable by you alone
 *   npm run leads -- --csv                   the same, printed
 *   npm run leads -- --by utm_source         how many came by each; by service, topic, state, landing_page … too
 *   npm run leads -- --answered 1A2B3C4D     marks an inquiry as answered
 *   npm run leads -- --closed 1A2B3C4D       marks it as closed
 *   npm run leads -- --unsent                mails and calls of the webhook that have not left, and why
 *   npm run leads -- --send-again 1A2B3C4D   mails this inquiry to the owner again
 *   npm run leads -- --data-dir folder       of another folder than .data
 *
 * On this machine, or where SUPABASE_DB_URL leads.
 */
import { chmodSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { defaultDataDir, openDatabase } from '#scripts/local-services/database.ts';
import { runCommand } from '#scripts/run-command.ts';
import { referenceOf } from '#shared/function-api.ts';
import { countsBy, leadCsv, leadTable, readLeads } from './lead-list.ts';
import { findInquiry, readUnsentMails, sendAgain, unsentList } from './unsent-mails.ts';

async function listLeads(): Promise<void> {
  const { values } = parseArgs({
    options: {
      by: { type: 'string' },
      answered: { type: 'string' },
      closed: { type: 'string' },
      csv: { type: 'boolean', default: false },
      out: { type: 'string' },
      limit: { type: 'string' },
      unsent: { type: 'boolean', default: false },
      'send-again': { type: 'string' },
      'data-dir': { type: 'string', default: defaultDataDir },
    },
  });
  const limit = Number(values.limit ?? 50);
  if (!Number.isInteger(limit) || limit < 1)
    throw new Error(`--limit must be a whole number from 1 on (it is ${values.limit}).`);
  const { sql, close } = await openDatabase(values['data-dir'], process.env['SUPABASE_DB_URL'] || undefined);
  try {
    const again = values['send-again'];
    if (again !== undefined)
      return console.log(
        `${await sendAgain(sql, again)} is queued: it leaves within a minute of the scheduler.`,
      );
    for (const state of ['answered', 'closed'] as const) {
      const reference = values[state];
      if (reference === undefined) continue;
      const id = await findInquiry(sql, reference);
      await sql`update leads.inquiries set state = ${state} where id = ${id}`;
      return console.log(`${referenceOf(id)} is ${state}.`);
    }
    if (values.by !== undefined)
      return console.log(countsBy(await readLeads(sql, undefined), values.by) || 'No inquiries yet.');
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
