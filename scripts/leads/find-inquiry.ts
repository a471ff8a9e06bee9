import type { Sql } from 'postgres';

/**
 * Finds the id of an inquiry.
 *
 * @param reference Its reference, as mails and the site show it, or its whole id.
 * @throws {Error} if no inquiry has the reference, or several have it.
 */
export async function findInquiry(sql: Sql, reference: string): Promise<string> {
  if (!/^[0-9a-f-]{8,36}$/i.test(reference))
    throw new Error(`${reference} is not a reference: it has eight letters and digits, such as 1A2B3C4D.`);
  const [inquiry, ...others] = await sql<{ id: string }[]>`
    select id from leads.inquiries where id::text like ${`${reference.toLowerCase()}%`} limit 2`;
  if (!inquiry) throw new Error(`No inquiry has the reference ${reference}.`);
  if (others.length > 0)
    throw new Error(`Several inquiries have the reference ${reference}. Use the whole id.`);
  return inquiry.id;
}
