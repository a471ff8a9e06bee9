/**
 * Deletes a person's data on request (GDPR article 17): inquiries with their mail jobs and files. Says what it would
 * delete; does it with --yes.
 *
 *   npm run delete-person -- someone@example.com
 *   npm run delete-person -- someone@example.com --yes
 *   SUPABASE_URL=… SUPABASE_SECRET_KEY=… npm run delete-person -- someone@example.com --database-url postgres://… --yes
 *
 * `--data-dir` names another folder than .data.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import type { Sql } from 'postgres';
import { defaultDataDir, openDatabase } from '#scripts/local-services/database.ts';
import { removeMails } from '#scripts/local-services/mock-mail.ts';
import { removeStoredFiles } from '#scripts/local-services/mock-storage.ts';
import { runCommand } from '#scripts/run-command.ts';
import { fetchWithApiKeyAlone } from '#shared/api-key.ts';
import { attachmentBucket } from '#shared/upload-limits.ts';

interface PersonalData {
  inquiryIds: string[];
  mailJobIds: string[];
  filePaths: string[];
}

async function deletePerson(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      yes: { type: 'boolean', default: false },
      'data-dir': { type: 'string', default: defaultDataDir },
      'database-url': { type: 'string' },
    },
  });
  const [email] = positionals;
  const hosted = values['database-url'] !== undefined;
  if (!email?.includes('@')) {
    throw new Error('Please name the person by e-mail address: npm run delete-person -- someone@example.com');
  }

  const { sql, close } = await openDatabase(values['data-dir'], values['database-url']);
  try {
    const person = await findPerson(sql, email);
    const found = `${person.inquiryIds.length} inquiries, ${person.mailJobIds.length} mail jobs, ${person.filePaths.length} files`;
    if (!values.yes) {
      console.log(`${email}: ${found}. Nothing is deleted yet; add --yes to delete them for good.`);
      return;
    }
    // Files go first: without a row nobody would find its file again.
    if (person.filePaths.length > 0) {
      if (hosted) await removeHostedFiles(person.filePaths);
      else await removeStoredFiles(values['data-dir'], person.filePaths);
    }
    const ids = sql.json(person.inquiryIds);
    await sql`select leads.delete_inquiries(array(select jsonb_array_elements_text(${ids})::uuid))`;
    if (!hosted) await removeMails(values['data-dir'], person.mailJobIds);
    console.log(`${email}: deleted ${found}.`);
    console.log('Copies in your mailbox, in exports and in backups are yours to delete.');
  } finally {
    await close();
  }
}

async function findPerson(sql: Sql, email: string): Promise<PersonalData> {
  const [found] = await sql<[PersonalData]>`
    with inquiry as (
      select id from leads.inquiries
      where lower(email) = lower(${email.trim()})
        or exists (
          select from jsonb_array_elements(revisions) as revision
          where lower(revision ->> 'email') = lower(${email.trim()}))
    )
    select
      (select coalesce(jsonb_agg(id), '[]') from inquiry) as "inquiryIds",
      (select coalesce(jsonb_agg(job.id), '[]') from leads.mail_jobs job join inquiry on inquiry.id = inquiry_id)
        as "mailJobIds",
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
