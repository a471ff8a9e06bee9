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
import { getSlotPaths } from '#function/files/slots.ts';
import { openCommandDatabase } from '#scripts/local-services/database.ts';
import { removeMails } from '#scripts/local-services/mock-mail.ts';
import { removeStoredFiles } from '#scripts/local-services/mock-storage.ts';
import { runCommand } from '#scripts/run-command.ts';
import { normalizeAnswer } from '#shared/plain-text.ts';
import { formatMailKind } from './mail-labels.ts';
import { writePrivateFile } from './private-file.ts';

interface PersonalData {
  readonly inquiryIds: string[];
  readonly idsWithFiles: string[];
  readonly fileCount: number;
  readonly mailJobIds: string[];
  readonly copies: Readonly<Record<string, number>>;
  /** How many inquiries may be in a list of possible spam. */
  readonly suspiciousCount: number;
  readonly records: unknown[];
}

const copyLocations: Readonly<Record<string, string>> = {
  notification: 'in your mailboxes',
  files: 'in your mailboxes',
  acknowledgement: "in the person's mailbox",
  webhook: "at the webhook's receiver",
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
  const people = new Map<string, PersonalData>();
  for (const address of addresses) people.set(address, await findPerson(sql, address));
  // The export comes before the deletion, in case it fails.
  if (values.export !== undefined) {
    const records = [...people.values()].flatMap((person) => person.records);
    writePrivateFile(values.export, JSON.stringify(records, undefined, 2));
    console.log(`Inquiries written to ${values.export}: ${records.length}`);
  }
  for (const [address, person] of people) {
    if (values.yes) await deleteData(sql, person, dataDir);
    console.log(formatReport(address, person, values.yes));
  }
  console.log(
    values.yes
      ? "Also delete the copies in your mailboxes, at the webhook's receiver, in Resend, and in exports and backups."
      : 'Nothing was deleted. To delete the data permanently, add --yes.',
  );
  const unknown = addresses.filter((address) => people.get(address)?.inquiryIds.length === 0);
  if (unknown.length > 0)
    throw new Error(
      dataDir === undefined
        ? `No inquiry in the live database has the email address ${unknown.join(', ')}. Check the spelling.`
        : `No inquiry in the local database has the email address ${unknown.join(', ')}. Check the spelling, or set SUPABASE_DB_URL to search the live one.`,
    );
}

function formatReport(address: string, person: PersonalData, isDeleted: boolean): string {
  const { inquiryIds, mailJobIds, fileCount, copies, suspiciousCount } = person;
  const counts = `inquiries: ${inquiryIds.length}, email jobs: ${mailJobIds.length}, announced files: ${fileCount}`;
  return [
    `${isDeleted ? 'Deleted' : 'Found'} ${address}: ${counts}`,
    ...Object.entries(copies).map(
      ([kind, count]) => `  copies ${copyLocations[kind]} (${formatMailKind(kind)}): ${count}`,
    ),
    ...(suspiciousCount > 0
      ? [
          `  inquiries in lists of possible spam: ${suspiciousCount}. These emails stay in your mailboxes, and in the captured emails of a local site.`,
        ]
      : []),
  ].join('\n');
}

async function deleteData(sql: Sql, person: PersonalData, dataDir: string | undefined): Promise<void> {
  // The function removes the files, within a minute. A local site may not be running.
  await sql`delete from leads.inquiries where id = any(${person.inquiryIds}::uuid[])`;
  if (dataDir === undefined) return;
  await removeStoredFiles(dataDir, person.idsWithFiles.flatMap(getSlotPaths));
  await removeMails(dataDir, person.mailJobIds);
}

async function findPerson(sql: Sql, address: string): Promise<PersonalData> {
  const email = normalizeAnswer({ kind: 'email' }, address);
  const [person] = await sql<[PersonalData]>`
    with inquiry as (
      select * from leads.inquiries where lower(email) = lower(${email})
    ), job as (
      select * from leads.mail_jobs where inquiry_id in (select id from inquiry)
    )
    select
      (select coalesce(jsonb_agg(id), '[]') from inquiry) as "inquiryIds",
      (select coalesce(jsonb_agg(id), '[]') from inquiry where files <> '[]') as "idsWithFiles",
      (select coalesce(sum(jsonb_array_length(files)), 0)::int from inquiry) as "fileCount",
      (select coalesce(jsonb_agg(id), '[]') from job) as "mailJobIds",
      (select coalesce(jsonb_object_agg(kind, count), '{}') from (
        select kind, count(*) from job where status = 'sent' group by 1) as copied) as copies,
      (select count(*)::int from inquiry where suspicions <> '{}') as "suspiciousCount",
      (select coalesce(jsonb_agg(
        to_jsonb(inquiry) - array['idempotency_key', 'content_digest'] || jsonb_build_object('mails', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'kind', kind, 'status', status, 'recipient', recipient, 'sent_at', sent_at) order by queued_at), '[]')
          from job where inquiry_id = inquiry.id))
        order by received_at), '[]') from inquiry) as records`;
  return person;
}

await runCommand(deletePerson);
