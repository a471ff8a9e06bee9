/**
 * Lists inquiries, newest first, and manages them:
 *
 *   npm run leads                            the last 50
 *   npm run leads -- --limit 200             the last 200
 *   npm run leads -- --out leads.csv         writes all inquiries, with every field, to a file that only you can read
 *   npm run leads -- --by utm_source         counts inquiries by a column, such as service, topic or state
 *   npm run leads -- --answered 1A2B3C4D     sets an inquiry's state to answered
 *   npm run leads -- --closed 1A2B3C4D       ... to closed
 *   npm run leads -- --spam 1A2B3C4D         ... to spam
 *   npm run leads -- --new 1A2B3C4D          ... back to new
 *   npm run leads -- --files 1A2B3C4D        lists an inquiry's files with download links, which work for seven days
 *   npm run leads -- --unsent                lists unsent emails and webhook events with the last error
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
import { formatCounts, formatLeadCsv, formatLeadTable, readLeads } from './lead-list.ts';
import { writePrivateFile } from './private-file.ts';
import { formatUnsentMails, readUnsentMails, sendAgain } from './unsent-mails.ts';

/** Resend accepts email to a suppressed address, but doesn't deliver it. */
const missingEmailHint =
  'If an email was sent but did not arrive, look up its ID (column mails of --out) in the Resend dashboard.';

async function listLeads(): Promise<void> {
  const { values } = parseArgs({
    options: {
      by: { type: 'string' },
      answered: { type: 'string' },
      closed: { type: 'string' },
      spam: { type: 'string' },
      new: { type: 'string' },
      files: { type: 'string' },
      out: { type: 'string' },
      limit: { type: 'string' },
      unsent: { type: 'boolean', default: false },
      'send-again': { type: 'string' },
    },
  });
  const limit = Number(values.limit ?? 50);
  if (!Number.isInteger(limit) || limit < 1)
    throw new Error(`--limit must be a whole number of at least 1 (it is ${values.limit}).`);
  await using database = await openCommandDatabase();
  const { sql, dataDir } = database;
  const resendReference = values['send-again'];
  if (resendReference !== undefined)
    return console.log(
      `${await sendAgain(sql, resendReference)} is queued. The scheduler sends it within a minute.`,
    );
  for (const state of ['answered', 'closed', 'spam', 'new'] as const) {
    const reference = values[state];
    if (reference === undefined) continue;
    const id = await findInquiry(sql, reference);
    await sql`update leads.inquiries set state = ${state} where id = ${id}`;
    return console.log(`${formatReference(id)} is ${state}.`);
  }
  if (values.files !== undefined) return console.log(await listFiles(sql, values.files, dataDir));
  if (values.by !== undefined)
    return console.log(formatCounts(await readLeads(sql, undefined), values.by) || 'No inquiries yet.');
  if (values.unsent) {
    console.log(formatUnsentMails(await readUnsentMails(sql)) || 'There are no unsent emails.');
    return console.error(missingEmailHint);
  }
  if (values.out !== undefined) {
    const leads = await readLeads(sql, values.limit === undefined ? undefined : limit);
    writePrivateFile(values.out, formatLeadCsv(leads));
    return console.log(`Inquiries written to ${values.out}: ${leads.length}`);
  }
  const leads = await readLeads(sql, limit);
  console.log(leads.length > 0 ? formatLeadTable(leads) : 'No inquiries yet.');
}

await runCommand(listLeads);
