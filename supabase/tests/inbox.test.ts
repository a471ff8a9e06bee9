import { expect, test } from 'vitest';
import { honeypotName } from '#shared/form-fields.ts';
import { formatReference } from '#shared/function-api.ts';
import { submit } from './inquiries.ts';
import { useServices } from './test-services.ts';

const context = useServices();

async function receiveEarlier(age: string, fields: object = {}, state = 'new'): Promise<string> {
  const { body } = await submit(context, { ...fields });
  await context.sql`
    update leads.inquiries set received_at = received_at - ${age}::interval, state = ${state}
    where id = ${body.inquiry_id}`;
  return formatReference(body.inquiry_id);
}

test('the inbox shows new inquiries first, with reference, topic and signs of a bot', async () => {
  const older = await receiveEarlier('2 hours', { topic: 'case-brief', [honeypotName]: 'x' });
  const newest = await receiveEarlier('1 hour', {}, 'answered');
  const inbox = await context.sql`select reference, about, suspicions, state, age::text from leads.inbox`;
  expect([...inbox]).toEqual([
    { reference: older, about: 'case-brief', suspicions: ['honeypot'], state: 'new', age: '02:00:00' },
    { reference: newest, about: null, suspicions: [], state: 'answered', age: '01:00:00' },
  ]);
});
