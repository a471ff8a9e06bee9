import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { honeypotName } from '#src/inquiry/form-fields.ts';
import { formatReference } from '#src/inquiry/function-api.ts';
import { findMailsTo, ownerAddress, startMailRecorder } from './mail-recorder.ts';
import { announce, upload } from './stored-files.ts';
import { notificationMark, rfpSubmission, useServices } from './test-services.ts';

const mail = await startMailRecorder();

const environment = { RESEND_API_URL: mail.url, PROVIDER_EMAIL: ownerAddress };
const context = useServices(environment);

const findLists = () =>
  findMailsTo(mail, ownerAddress).filter(({ subject }) => String(subject).startsWith('DEP list: '));

/** Makes the daily list due. */
const makeDue = (age = '0 seconds') =>
  context.sql`update leads.scheduler set list_due = now() - ${age}::interval`;
/** Makes another list due if there is possible spam. A list ends a minute before it is sent. */
const endHour = () => context.backdate('61 minutes');

async function submitBot(fields: object = {}): Promise<string> {
  const { status, body } = await context.submit({ [honeypotName]: 'x', ...fields });
  expect(status).toBe(200);
  return body.inquiry_id;
}

async function insertSuspicious(count: number, suspicion = 'honeypot'): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await context.sql`
    insert into leads.inquiries (id, idempotency_key, content_digest, type, name, email, company, suspicions, received_at)
    select id, id, '', 'contact', 'Bot ' || position, 'bot@evil.example', 'Evil', array[${suspicion}],
      now() + make_interval(secs => position / 10000.0)
    from unnest(${ids}::uuid[]) with ordinality as listed (id, position)`;
  return ids;
}

const countMailsByInquiry = (ids: readonly string[]) =>
  ids.map((id) => findLists().filter(({ text }) => String(text).includes(notificationMark(id))).length);

describe('the daily list', () => {
  test('a late list is sent once and counts new, suspicious and expiring inquiries and overdue emails', async () => {
    const { sql } = context;
    await context.submit();
    await context.submit({ email: 'old@biotech.example' });
    await context.submit({ email: 'waiting@biotech.example' });
    await submitBot();
    await context.runMaintenance();
    await sql`update leads.inquiries set received_at = now() - interval '710 days' where email like 'old%'`;
    await sql`update leads.mail_jobs set status = 'queued', next_attempt_at = now() + interval '1 hour'
      where inquiry_id in (select id from leads.inquiries where email like 'waiting%')`;
    await context.backdate('20 minutes');
    await makeDue('50 hours');
    await context.runMaintenance();
    await context.runMaintenance();
    expect(findLists().map(({ subject }) => subject)).toEqual([
      'DEP list: 3 new, 1 possible spam, 1 email overdue, 1 expiring',
    ]);
    const [scheduler] = await sql`select list_due - now() as due from leads.scheduler`;
    expect(String(scheduler?.due), 'the same time of day').toMatch(/^21:59/);
  });

  test('it goes to the recipients of both forms, and marks RFPs', async () => {
    const recipients = {
      CONTACT_RECIPIENTS: 'sales@dep.example',
      RFP_RECIPIENTS: 'rfp@dep.example, sales@dep.example',
    };
    const { runMaintenance: run } = context.connectInProcess({
      environment: { ...environment, ...recipients, MAIL_SERVICE: 'resend' },
    });
    await context.submit();
    await context.post(rfpSubmission);
    // The other function, with other recipients, sends no email any more.
    await context.runMaintenance();
    await makeDue();
    await run();
    const [list] = findLists();
    expect(list?.to).toEqual([ownerAddress, 'sales@dep.example', 'rfp@dep.example']);
    expect(String(list?.text)).toMatch(
      /Ada Novak, Novak Biotech: .*\n.*Grace Okafor, Okafor Pharma \(RFP\): /,
    );
  });

  test('an inquiry that is committed after the list’s query is in the next one', async () => {
    await makeDue();
    await context.runMaintenance();
    // Its transaction began before that query and ended after it.
    await context.submit();
    await context.sql`update leads.inquiries set received_at = (select min(queued_at) from leads.mail_jobs where kind = 'list')
      - interval '5 seconds'`;
    await context.backdate('1 day');
    await makeDue();
    await context.runMaintenance();
    expect(findLists().map(({ subject }) => String(subject).split(',')[0])).toEqual([
      'DEP list: 0 new',
      'DEP list: 1 new',
    ]);
  });

  test('it names unanswered inquiries with their age in business days, those of bots left out and suspicious ones last', async () => {
    const { sql } = context;
    const flood = await context.submit({ company: 'Flood' });
    const { body } = await context.submit();
    const answered = await context.submit({ company: 'Answered' });
    await context.submit({ company: 'Spam', [honeypotName]: 'x' });
    await sql`update leads.inquiries set suspicions = '{address,flood}' where id = ${flood.body.inquiry_id}`;
    await sql`update leads.inquiries set state = 'answered' where id = ${answered.body.inquiry_id}`;
    // Seven days contain five business days.
    await context.backdate('7 days');
    await makeDue();
    await context.runMaintenance();
    const text = String(findLists()[0]?.text);
    expect(text).toContain('Unanswered inquiries: 2\n');
    expect(text).toContain(
      `${formatReference(body.inquiry_id)}: Ada Novak, Novak Biotech: 5 business days\n${formatReference(flood.body.inquiry_id)}: Ada Novak, Flood: 5`,
    );
    expect(text).not.toMatch(/Spam:|Answered:/);
  });
});

describe('when a list comes', () => {
  test('it comes within an hour of possible spam, at most once an hour, and misses no inquiry', async () => {
    const ids: string[] = [];
    for (let minute = 0; minute < 120; minute += 20) {
      ids.push(await submitBot());
      await context.runMaintenance();
      await context.backdate('20 minutes');
    }
    await endHour();
    await context.runMaintenance();
    expect(findLists().length).toBeLessThanOrEqual(4);
    expect(countMailsByInquiry(ids)).toEqual(ids.map(() => 1));
  });

  test('the daily list has the possible spam of the hour before it', async () => {
    const id = await submitBot();
    await endHour();
    await makeDue('-59 minutes');
    await context.runMaintenance();
    expect(findLists()).toEqual([]);
    await endHour();
    await context.runMaintenance();
    expect(countMailsByInquiry([id])).toEqual([1]);
  });

  test('without possible spam it comes daily only, and possible spam of the last minute waits, because a later commit could be missed', async () => {
    await context.submit();
    await endHour();
    await context.runMaintenance();
    await submitBot();
    await context.runMaintenance();
    expect(findLists()).toEqual([]);
  });

  test('while the mail service is down, it waits with its inquiries and its key, and later ones are in the next', async () => {
    const first = [await submitBot(), await submitBot()];
    await endHour();
    mail.mode = 'fail';
    await context.runMaintenance();
    const later = [await submitBot()];
    await context.backdate('3 days');
    mail.mode = 'accept';
    await context.makeMailJobsDue();
    await context.runMaintenance();
    await context.runMaintenance();
    const lists = mail.requests.filter(({ mail: { subject } }) => String(subject).startsWith('DEP list'));
    expect(new Set(lists.map(({ key }) => key)).size).toBe(2);
    expect(countMailsByInquiry([...first, ...later])).toEqual([2, 2, 1]);
  });
});

describe('possible spam in a list', () => {
  test('the first 20 inquiries are whole', async () => {
    const fields = { project_description: 'Whole text', phone: '+1 555 0101' };
    const ids = [await submitBot(fields), await submitBot(fields)];
    await endHour();
    await context.runMaintenance();
    expect(countMailsByInquiry(ids)).toEqual([1, 1]);
    for (const part of ['text', 'html']) {
      const content = String(findLists()[0]![part]);
      for (const text of ['Whole text', '+1 555 0101', 'a field that people can’t see was filled in'])
        expect(content.split(text)).toHaveLength(3);
    }
    expect(mail.requests).toHaveLength(1);
  });

  test('after 20 inquiries it has a line each, and after 1,000 a count', async () => {
    const ids = await insertSuspicious(1030);
    await endHour();
    await context.runMaintenance();
    const [list] = findLists();
    expect(list?.subject).toContain('1030 possible spam');
    expect(countMailsByInquiry(ids.slice(0, 21))).toEqual([...Array.from({ length: 20 }, () => 1), 0]);
    const text = String(list?.text);
    expect(text).toContain(`${formatReference(ids[20]!)}: Bot 21, Evil, bot@evil.example`);
    expect(text).toContain('Bot 1000, Evil');
    expect(text).not.toContain('Bot 1001, Evil');
    expect(text).toContain('Not listed: 30.');
  });

  test('inquiries whose only suspicion is a limit come first and whole, however many bots there are', async () => {
    const bots = await insertSuspicious(30);
    const others = [...(await insertSuspicious(270, 'flood')), ...(await insertSuspicious(10, 'address'))];
    await endHour();
    await context.runMaintenance();
    expect(countMailsByInquiry(others)).toEqual(others.map(() => 1));
    expect(countMailsByInquiry(bots)).toEqual(bots.map(() => 0));
    const text = String(findLists()[0]?.text);
    for (const id of bots) expect(text).toContain(`${formatReference(id)}: Bot`);
  });

  test('a flood of long inquiries doesn’t make it too long for the mail service', async () => {
    const ids = await insertSuspicious(200, 'flood');
    await context.sql`update leads.inquiries set answers = jsonb_build_object('project_description', repeat('"', 20000))`;
    await endHour();
    await context.runMaintenance();
    const counts = countMailsByInquiry(ids);
    expect(counts.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 1));
    // Resend's limit for an email with its attachments is 40 MB.
    expect(JSON.stringify(findLists()[0]).length).toBeLessThan(20_000_000);
    expect(String(findLists()[0]?.text)).toContain(`${formatReference(ids[199]!)}: Bot 200`);
  });

  test('it links to files, and names the first inquiry of an update', async () => {
    const idempotency_key = randomUUID();
    const { body } = await context.submit({ idempotency_key });
    await context.submit({ idempotency_key, phone: '7', [honeypotName]: 'x' });
    const { grants } = await announce(context, 'data.pdf');
    await upload(context, grants[0]!);
    await context.sql`update leads.inquiries set suspicions = '{flood}' where files <> '[]'`;
    await endHour();
    await context.runMaintenance();
    const text = String(findLists()[0]?.text);
    expect(text).toContain(`Update to ${formatReference(body.inquiry_id)}`);
    const [, link = ''] = /^File: data\.pdf \(1 KB\)\n(http:.*)$/m.exec(text) ?? [];
    expect(await (await fetch(link)).text()).toBe('%PDF-1.7 test');
  });

  test('a deleted inquiry isn’t in it', async () => {
    const id = await submitBot();
    await endHour();
    await context.sql`select leads.begin_maintenance()`;
    await context.sql`delete from leads.inquiries`;
    await context.runMaintenance();
    expect(findLists()).toHaveLength(1);
    expect(String(findLists()[0]?.text)).not.toContain(formatReference(id));
  });
});
