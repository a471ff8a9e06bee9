/**
 * Gives out or deletes a person's data on request (GDPR articles 15 and 17): inquiries with their mail jobs and files.
 * Says what there is and who got a copy (article 19); deletes it with --yes.
 *
 *   npm run delete-person -- someone@example.com
 *   npm run delete-person -- someone@example.com --export personal-data.json
 *   npm run delete-person -- someone@example.com someone@example.org --yes
 *
 * On this machine, or where `SUPABASE_DB_URL` leads, with `SUPABASE_URL` and `SUPABASE_SECRET_KEY` for the files there.
 * `--data-dir` names another folder than .data.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import type { Sql } from 'postgres';
import { defaultDataDir, openDatabase } from '#scripts/local-services/database.ts';
import { removeMails } from '#scripts/local-services/mock-mail.ts';
import { removeStoredFiles } from '#scripts/local-services/mock-storage.ts';
import { runCommand } from '#scripts/run-command.ts';
import { fetchWithApiKeyAlone } from '#shared/api-key.ts';
import { plainAnswer } from '#shared/plain-text.ts';
import { attachmentBucket } from '#shared/upload-limits.ts';

interface PersonalData {
  inquiryIds: string[];
  mailJobIds: string[];
  filePaths: string[];
  /** How many messages about it have left, by kind. */
  sent: Record<string, number>;
  /** All that is stored, as it is given to the person. */
  record: unknown[];
}

async function deletePerson(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      export: { type: 'string' },
      yes: { type: 'boolean', default: false },
      'data-dir': { type: 'string', default: defaultDataDir },
    },
  });
  const wrong = positionals.filter((address) => !addressPattern.test(address));
  if (positionals.length === 0 || wrong.length > 0) {
    const what = wrong.length > 0 ? `${wrong.join(', ')} is no e-mail address` : 'Nobody is named';
    throw new Error(`${what}. Name people by address: npm run delete-person -- someone@example.com`);
  }
  const hostedUrl = process.env['SUPABASE_DB_URL'] || undefined;
  const dataDir = hostedUrl === undefined ? values['data-dir'] : undefined;
  const { sql, close } = await openDatabase(values['data-dir'], hostedUrl);
  try {
    const unknown: string[] = [];
    const records: unknown[] = [];
    for (const email of positionals) {
      const person = await findPerson(sql, email);
      const found = `${person.inquiryIds.length} inquiries, ${person.mailJobIds.length} mail jobs, ${person.filePaths.length} files`;
      if (person.inquiryIds.length === 0) unknown.push(email);
      else if (values.yes) await erase(sql, person, dataDir);
      records.push(...person.record);
      console.log(`${email}: ${values.yes ? 'deleted ' : ''}${found}.`);
      for (const [kind, receiver] of Object.entries(receivers))
        if (person.sent[kind]) console.log(`  ${receiver} got ${person.sent[kind]} (${kind}).`);
    }
    if (values.export !== undefined) {
      writeFileSync(values.export, JSON.stringify(records, undefined, 2), { mode: 0o600 });
      console.log(`${records.length} inquiries written to ${values.export}`);
    }
    console.log(
      values.yes
        ? 'Copies in your mailbox, in exports and in backups are yours to delete.'
        : 'Nothing is deleted yet; add --yes to delete them for good.',
    );
    if (unknown.length > 0)
      throw new Error(`Nothing is known of ${unknown.join(', ')}: look at the spelling.`);
  } finally {
    await close();
  }
}

/** Who has a copy of what has left, by kind. */
const receivers: Readonly<Record<string, string>> = {
  notification: 'Your mailboxes, by the mail service,',
  correction: 'Your mailboxes, by the mail service,',
  acknowledgement: 'The person, by the mail service,',
  webhook: 'The receiver of the webhook',
};

/** A bare address: with a name, a link or a list beside it, it would match nobody. */
const addressPattern = /^[^\s@:<>,;]+@[^\s@:<>,;]+$/;

/** @param dataDir - where files and mails are, if they are on this machine. */
async function erase(sql: Sql, person: PersonalData, dataDir: string | undefined): Promise<void> {
  // Files go first: without a row nobody would find its file again.
  if (person.filePaths.length > 0) {
    if (dataDir === undefined) await removeHostedFiles(person.filePaths);
    else await removeStoredFiles(dataDir, person.filePaths);
  }
  const ids = sql.json(person.inquiryIds);
  await sql`select leads.delete_inquiries(array(select jsonb_array_elements_text(${ids})::uuid))`;
  if (dataDir !== undefined) await removeMails(dataDir, person.mailJobIds);
}

async function findPerson(sql: Sql, written: string): Promise<PersonalData> {
  const email = plainAnswer({ kind: 'email' }, written);
  const [found] = await sql<[PersonalData]>`
    with inquiry as (
      select id from leads.inquiries
      where lower(email) = lower(${email})
        or exists (
          select from jsonb_array_elements(revisions) as revision
          where lower(revision ->> 'email') = lower(${email}))
    )
    select
      (select coalesce(jsonb_agg(id), '[]') from inquiry) as "inquiryIds",
      (select coalesce(jsonb_agg(job.id), '[]') from leads.mail_jobs job join inquiry on inquiry.id = inquiry_id)
        as "mailJobIds",
      (select coalesce(jsonb_object_agg(kind, count), '{}') from (
        select kind, count(*) from leads.mail_jobs job join inquiry on inquiry.id = inquiry_id
        where status = 'sent' group by kind) as told) as sent,
      (select coalesce(jsonb_agg(to_jsonb(stored) - array['idempotency_key', 'address_hash'] || jsonb_build_object(
        'files', (select coalesce(jsonb_agg(file_name), '[]') from leads.attachments where inquiry_id = stored.id))), '[]')
        from leads.inquiries stored join inquiry using (id)) as record,
      (select coalesce(jsonb_agg(object_path), '[]') from leads.attachments join inquiry on inquiry.id = inquiry_id)
        as "filePaths"`;
  return found;
}

async function removeHostedFiles(paths: string[]): Promise<void> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env;
  if (!url || !key) {
    throw new Error(
      'There are files too: set SUPABASE_URL and SUPABASE_SECRET_KEY, so that they can be deleted.',
    );
  }
  const { error } = await createClient(url, key, { global: { fetch: fetchWithApiKeyAlone } })
    .storage.from(attachmentBucket)
    .remove(paths);
  if (error) throw error;
}

await runCommand(deletePerson);
