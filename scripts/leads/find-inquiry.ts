import type { Sql } from 'postgres';

/**
 * @param reference - as emails and the site show it, or the full ID
 * @throws {Error} if no inquiry matches, or several do.
 */
export async function findInquiry(sql: Sql, reference: string): Promise<string> {
  if (!/^[0-9a-f-]{8,36}$/i.test(reference))
    throw new Error(`${reference} is not a reference. Use eight hexadecimal digits, such as 1A2B3C4D.`);
  const [inquiry, ...duplicates] = await sql<{ id: string }[]>`
    select id from leads.inquiries where id::text like ${`${reference.toLowerCase()}%`} limit 2`;
  if (!inquiry) throw new Error(`No inquiry has the reference ${reference}.`);
  if (duplicates.length > 0)
    throw new Error(`Several inquiries have the reference ${reference}. Use the full ID.`);
  return inquiry.id;
}
