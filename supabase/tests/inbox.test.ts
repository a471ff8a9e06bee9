import { expect, test } from 'vitest';
import { honeypotName } from '#shared/form-fields.ts';
import { formatReference } from '#shared/function-api.ts';
import { contactInquiry, post, useServices } from './test-services.ts';

const context = useServices();

async function receiveEarlier(company: string, age: string, fields = {}): Promise<string> {
  const { body } = await post(context.services, { ...contactInquiry, company, ...fields });
  await context.sql`
    update leads.inquiries set received_at = received_at - ${age}::interval where id = ${body.inquiry_id}`;
  return body.inquiry_id;
}

test('the inbox shows new inquiries first', async () => {
  await receiveEarlier('Older', '2 hours');
  const newest = await receiveEarlier('Newest', '1 hour');
  await context.sql`update leads.inquiries set state = 'answered' where id = ${newest}`;
  const inbox = await context.sql`select company, state, age::text from leads.inbox`;
  expect([...inbox]).toEqual([
    { company: 'Older', state: 'new', age: '02:00:00' },
    { company: 'Newest', state: 'answered', age: '01:00:00' },
  ]);
});

test('the inbox shows an inquiry’s reference and topic', async () => {
  const contact = await receiveEarlier('Biotech', '0', { topic: 'case-brief' });
  await context.sql`update leads.inquiries set suspicions = '{haste}' where id = ${contact}`;
  const inbox = await context.sql`select reference, type, about, suspicions from leads.inbox`;
  expect([...inbox]).toEqual([
    { reference: formatReference(contact), type: 'contact', about: 'case-brief', suspicions: ['haste'] },
  ]);
});

test('the digest counts inquiries unanswered for more than two business days', async () => {
  await receiveEarlier('Late', '6 days');
  await receiveEarlier('Recent', '1 day');
  const answered = await receiveEarlier('Answered', '6 days');
  await context.sql`update leads.inquiries set state = 'closed' where id = ${answered}`;
  await receiveEarlier('Bot', '6 days', { [honeypotName]: 'x' });
  await context.sql`update leads.scheduler set digest_due = now()`;
  await context.sql`select leads.begin_maintenance(730)`;
  const [job] = await context.sql`select digest from leads.mail_jobs where kind = 'digest'`;
  expect(job?.['digest']).toMatchObject({ unanswered_inquiries: 1 });
  await context.sql`delete from leads.mail_jobs where kind = 'digest'`;
});
