/**
 * Lists inquiries, newest first, and manages them:
 *
 *   npm run leads                            the last 50
 *   npm run leads -- --out leads.csv         writes all inquiries, with every field, to a file that only you can read
 *   npm run leads -- --answered 1A2B3C4D     sets an inquiry's state to answered
 *   npm run leads -- --closed 1A2B3C4D       ... to closed
 *   npm run leads -- --spam 1A2B3C4D         ... to spam
 *   npm run leads -- --new 1A2B3C4D          ... back to new
 *   npm run leads -- --files 1A2B3C4D        lists an inquiry's files with download links, which work for an hour
 *   npm run leads -- --unsent                lists unsent emails with the last error
 *   npm run leads -- --send-again 1A2B3C4D   emails an inquiry to the owner again
 *
 * Reads the database at SUPABASE_DB_URL, or without it the local one (in DATA_DIR, default .data). With SUPABASE_DB_URL,
 * export SUPABASE_URL and SUPABASE_SECRET_KEY too for --files (.env isn't read). Without it, --files lists paths on disk.
 */
import { parseArgs } from 'node:util';
import { openCommandDatabase } from '#scripts/local-services/database.ts';
import { runCommand } from '#scripts/run-command.ts';
import { formatReference } from '#shared/function-api.ts';
import { findInquiry } from './find-inquiry.ts';
import { listFiles } from './inquiry-files.ts';
import { formatLeadCsv, formatLeadTable, readLeads } from './lead-list.ts';
import { writePrivateFile } from './private-file.ts';
import { listUnsentMails } from './unsent-mails.ts';

const listedInquiries = 50;

async function runLeads(): Promise<string> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      answered: { type: 'string' },
      closed: { type: 'string' },
      spam: { type: 'string' },
      new: { type: 'string' },
      files: { type: 'string' },
      unsent: { type: 'boolean', default: false },
      'send-again': { type: 'string' },
    },
  });
  await using database = await openCommandDatabase();
  const { sql, dataDir } = database;
  for (const state of ['answered', 'closed', 'spam', 'new'] as const) {
    if (values[state] === undefined) continue;
    const id = await findInquiry(sql, values[state]);
    await sql`update leads.inquiries set state = ${state} where id = ${id}`;
    return `${formatReference(id)} is ${state}.`;
  }
  if (values['send-again'] !== undefined) {
    const id = await findInquiry(sql, values['send-again']);
    await sql`insert into leads.mail_jobs (inquiry_id, kind) values (${id}, 'notification')`;
    return `${formatReference(id)} is queued. The scheduler sends it within a minute.`;
  }
  if (values.files !== undefined) return await listFiles(sql, values.files, dataDir);
  if (values.unsent) return await listUnsentMails(sql);
  if (values.out !== undefined) {
    const leads = await readLeads(sql);
    writePrivateFile(values.out, formatLeadCsv(leads));
    return `Inquiries written to ${values.out}: ${leads.length}`;
  }
  return formatLeadTable(await readLeads(sql, listedInquiries));
}

await runCommand(async () => console.log(await runLeads()));
