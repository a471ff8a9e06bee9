/**
 * Exports or deletes a person's data on request (GDPR articles 15 and 17): all inquiries from an email address, with their
 * emails and files. It also lists who has copies (article 19).
 *
 *   npm run delete-person -- someone@example.com
 *       shows what is stored and changes nothing
 *   npm run delete-person -- someone@example.com --export personal-data.json
 *       writes the data to a file that only you can read; npm run leads -- --files 1A2B3C4D lists an inquiry's files
 *   npm run delete-person -- someone@example.com someone@example.org --yes
 *       deletes the data of both addresses
 *
 * Uses the database at SUPABASE_DB_URL, or without it the local one (in DATA_DIR, default .data).
 */
import { parseArgs } from 'node:util';
import type { Sql } from 'postgres';
import { openCommandDatabase } from '#scripts/local-services/database.ts';
import { runCommand } from '#scripts/run-command.ts';
import { normalizeAnswer } from '#shared/plain-text.ts';
import { formatMailKind } from './mail-labels.ts';
import { writePrivateFile } from './private-file.ts';

interface PersonalRecord {
  readonly id: string;
  readonly files: readonly unknown[];
  readonly suspicions: readonly string[];
  readonly mails: readonly { readonly kind: string; readonly status: string }[];
}

const copyLocations: Readonly<Record<string, string>> = {
  notification: 'in your mailboxes',
  confirmation: "in the person's mailbox",
};

/** Matches a bare address. One with a display name, or a list of addresses, would match no inquiry. */
const emailPattern = /^[^\s@:<>,;]+@[^\s@:<>,;]+$/;

async function deletePerson(): Promise<void> {
  const { values, positionals: addresses } = parseArgs({
    allowPositionals: true,
    options: {
      export: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const invalid = addresses.filter((address) => !emailPattern.test(address));
  if (invalid.length > 0) throw new Error(`Not an email address: ${invalid.join(', ')}`);
  if (addresses.length === 0)
    throw new Error('Pass the email address of a person: npm run delete-person -- someone@example.com');
  await using database = await openCommandDatabase();
  const { sql, dataDir } = database;
  const people = new Map<string, readonly PersonalRecord[]>();
  for (const address of addresses) people.set(address, await findRecords(sql, address));
  // The export comes before the deletion, in case it fails.
  if (values.export !== undefined) {
    const records = [...people.values()].flat();
    writePrivateFile(values.export, JSON.stringify(records, undefined, 2));
    console.log(`Inquiries written to ${values.export}: ${records.length}`);
  }
  for (const [address, records] of people) {
    const ids = records.map(({ id }) => id);
    // The function removes the files, within a minute.
    if (values.yes) await sql`delete from leads.inquiries where id = any(${ids}::uuid[])`;
    console.log(`${values.yes ? 'Deleted' : 'Found'} ${address}: ${formatReport(records)}`);
  }
  console.log(
    values.yes
      ? 'Also delete the copies in your mailboxes, where these forward emails, in Resend, and in exports and backups.'
      : 'Nothing was deleted. To delete the data permanently, add --yes.',
  );
  const unknown = addresses.filter((address) => people.get(address)?.length === 0);
  if (unknown.length > 0)
    throw new Error(
      `No inquiry in the ${dataDir === undefined ? 'live' : 'local'} database has the email address ${unknown.join(', ')}. Check the spelling.`,
    );
}

async function findRecords(sql: Sql, address: string): Promise<PersonalRecord[]> {
  const email = normalizeAnswer({ kind: 'email' }, address);
  const rows = await sql<{ record: PersonalRecord }[]>`
    select to_jsonb(inquiry) - array['idempotency_key', 'content_digest'] || jsonb_build_object('mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', kind, 'status', status, 'recipient', recipient, 'sent_at', sent_at) order by queued_at), '[]')
      from leads.mail_jobs where inquiry_id = inquiry.id)) as record
    from leads.inquiries inquiry where lower(email) = lower(${email}) order by received_at`;
  return rows.map(({ record }) => record);
}

function formatReport(records: readonly PersonalRecord[]): string {
  const files = records.flatMap((record) => record.files);
  const mails = records.flatMap((record) => record.mails);
  const copies = Object.entries(copyLocations).flatMap(([kind, location]) => {
    const sent = mails.filter((mail) => mail.kind === kind && mail.status === 'sent').length;
    return sent > 0 ? [`  copies ${location} (${formatMailKind(kind)}): ${sent}`] : [];
  });
  const listed = records.filter(({ suspicions }) => suspicions.length > 0).length;
  if (listed > 0) copies.push(`  inquiries in your mailboxes, in lists: ${listed}`);
  const counts = `inquiries: ${records.length}, email jobs: ${mails.length}, announced files: ${files.length}`;
  return [counts, ...copies].join('\n');
}

await runCommand(deletePerson);
