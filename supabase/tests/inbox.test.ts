import { expect, test } from 'vitest';
import { contactInquiry, post, useServices } from './test-services.ts';

const context = useServices();

async function receive(company: string, age: string): Promise<string> {
  const { body } = await post(context.services, { ...contactInquiry, company });
  await context.sql`
    update leads.inquiries set received_at = received_at - ${age}::interval where id = ${body.inquiry_id}`;
  return body.inquiry_id;
}

test('the inbox shows what is new first, and a state that is set there is kept', async () => {
  await receive('Older', '2 hours');
  const newest = await receive('Newest', '1 hour');
  await context.sql`update leads.inbox set state = 'answered' where id = ${newest}`;
  const inbox = await context.sql`select company, state, age::text from leads.inbox`;
  expect([...inbox]).toEqual([
    { company: 'Older', state: 'new', age: '02:00:00' },
    { company: 'Newest', state: 'answered', age: '01:00:00' },
  ]);
});

test('the digest counts what nobody has answered for more than two business days', async () => {
  await receive('Late', '6 days');
  await receive('Recent', '1 day');
  const answered = await receive('Answered', '6 days');
  await context.sql`update leads.inbox set state = 'closed' where id = ${answered}`;
  await context.sql`update leads.scheduler set digest_due = now()`;
  await context.sql`select leads.begin_maintenance(730)`;
  const [job] = await context.sql`select digest from leads.mail_jobs where kind = 'digest'`;
  expect(job?.['digest']).toMatchObject({ unanswered: 1 });
  await context.sql`delete from leads.mail_jobs where kind = 'digest'`;
});
