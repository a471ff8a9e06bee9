/** Removes all that is known of a person (GDPR article 17): inquiries, their mail jobs and their files. */
import type { Sql } from 'postgres';

interface PersonalData {
  inquiryIds: string[];
  mailJobIds: string[];
  filePaths: string[];
}

/** Takes the files away; runs before the rows go, because without a row nobody would find the file again. */
export type RemoveFiles = (paths: readonly string[]) => Promise<void>;

export async function findPerson(sql: Sql, email: string): Promise<PersonalData> {
  const [found] = await sql<[PersonalData]>`
    with inquiry as (select id from leads.inquiries where lower(email) = lower(${email.trim()}))
    select
      (select coalesce(jsonb_agg(id), '[]') from inquiry) as "inquiryIds",
      (select coalesce(jsonb_agg(job.id), '[]') from leads.mail_jobs job join inquiry on inquiry.id = inquiry_id)
        as "mailJobIds",
      (select coalesce(jsonb_agg(object_path), '[]') from leads.attachments join inquiry on inquiry.id = inquiry_id)
        as "filePaths"`;
  return found;
}

export async function erasePerson(sql: Sql, person: PersonalData, removeFiles: RemoveFiles): Promise<void> {
  if (person.filePaths.length) await removeFiles(person.filePaths);
  const ids = sql.json(person.inquiryIds);
  await sql`select leads.delete_inquiries(array(select jsonb_array_elements_text(${ids})::uuid))`;
}
