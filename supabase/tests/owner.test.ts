import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, test } from 'vitest';
import { createExportView, readExportView } from '#scripts/database/export-view.ts';
import { honeypotName } from '#src/inquiry/form-fields.ts';
import { formatReference } from '#src/inquiry/function-api.ts';
import { findMailsTo, ownerAddress, startMailRecorder } from './mail-recorder.ts';
import { announce, isStored, upload } from './stored-files.ts';
import { contactInquiry, notificationMark, rfpSubmission, useServices } from './test-services.ts';

const mail = await startMailRecorder();
const context = useServices({ RESEND_API_URL: mail.url, PROVIDER_EMAIL: ownerAddress });

/** Runs a statement as the SQL editor does, and returns its rows or its error. */
const run = (statement: string, ...values: string[]) =>
  context.sql.unsafe(statement, values).then(
    (rows) => [...rows] as Record<string, unknown>[],
    (error: Error) => error.message,
  );
const readReports = async (statement: string, ...values: string[]) => {
  const rows = await run(statement, ...values);
  return typeof rows === 'string' ? rows : rows.map(({ report }) => String(report));
};
const receive = async (fields: object = {}) => {
  const { body } = await context.submit({ ...fields });
  return { id: body.inquiry_id, reference: formatReference(body.inquiry_id) };
};

test('the inbox shows new inquiries first, with reference, topic and signs of a bot', async () => {
  const older = await receive({ topic: 'case-brief', [honeypotName]: 'x' });
  const newest = await receive();
  await context.sql`update leads.inquiries set received_at = received_at - interval '2 hours' where id = ${older.id}`;
  await run(`select leads.set_state($1, 'answered')`, newest.reference);
  expect(await run('select reference, about, suspicions, state, age::text from leads.inbox')).toEqual([
    {
      reference: older.reference,
      about: 'case-brief',
      suspicions: ['honeypot'],
      state: 'new',
      age: '02:00:00',
    },
    { reference: newest.reference, about: null, suspicions: [], state: 'answered', age: '00:00:00' },
  ]);
});

describe('a reference', () => {
  test('sets the state', async () => {
    const { id, reference } = await receive();
    await receive();
    for (const state of ['answered', 'closed', 'spam', 'new']) {
      expect(
        await readReports(
          'select leads.set_state($1, $2) as report',
          ` #${reference.toLowerCase()}`,
          ` ${state.toUpperCase()}`,
        ),
      ).toEqual([`${reference} is ${state}.`]);
      expect(
        await run('select id from leads.inquiries where state = $1::leads.inquiry_state', state),
      ).toContainEqual({ id });
    }
    expect(await run(`select leads.set_state($1, 'done')`, reference)).toBe(
      '"done" is not a state. Use one of: new, answered, closed, spam.',
    );
  });

  test('sends an inquiry again', async () => {
    const { id, reference } = await receive();
    await context.runMaintenance();
    expect(await run('select leads.send_again($1) as report', id)).toEqual([
      { report: `${reference} is emailed to you within a minute.` },
    ]);
    expect(await run('select leads.send_again($1) as report', reference)).toEqual([
      { report: 'Its email to you is waiting already: see leads.unsent.' },
    ]);
    expect(await run('select kind, reference, status from leads.unsent')).toEqual([
      { kind: 'notification', reference, status: 'queued' },
    ]);
    await context.runMaintenance();
    const texts = findMailsTo(mail, ownerAddress).map(({ text }) => String(text));
    expect(texts.filter((text) => text.includes(notificationMark(id)))).toHaveLength(2);
  });

  test('that is wrong is named', async () => {
    await receive();
    const help = 'is not a reference. Use the eight characters from the email, such as 1A2B3C4D.';
    for (const [reference, message] of [
      ['12345678', 'No inquiry has the reference 12345678. It may have been deleted.'],
      ['%', `"%" ${help}`],
      ['1A2B', `"1A2B" ${help}`],
    ] as const) {
      expect(await run(`select leads.set_state($1, 'closed')`, reference)).toBe(message);
      expect(await run('select leads.send_again($1)', reference)).toBe(message);
    }
  });

  test('of several inquiries is rejected', async () => {
    const { id, reference } = await receive();
    await context.sql`
      insert into leads.inquiries (id, idempotency_key, content_digest, type, name, email, company)
      select ${`${id.slice(0, 8)}-0000-4000-8000-000000000000`}, id, '', type, name, email, company from leads.inquiries`;
    expect(await run(`select leads.set_state($1, 'closed')`, reference)).toMatch(
      /^Several inquiries have the reference/,
    );
    expect(await run(`select leads.set_state($1, 'closed') as report`, id)).toEqual([
      { report: `${reference} is closed.` },
    ]);
  });
});

test('an inquiry never changes, except its state', async () => {
  await receive();
  await context.sql`alter table leads.inquiries enable trigger only_state_changes`;
  for (const change of [
    `name = 'Eve'`,
    `answers = '{}'`,
    `received_at = now()`,
    `state = 'spam', email = 'eve@b.co'`,
  ])
    expect(await run(`update leads.inquiries set ${change}`)).toBe(
      'An inquiry never changes, except its state.',
    );
  expect(await run(`update leads.inquiries set state = 'spam' returning state`)).toEqual([{ state: 'spam' }]);
  await context.sql`alter table leads.inquiries disable trigger only_state_changes`;
});

describe('a person', () => {
  const email = 'ada@biotech.example';
  const listPeople = async () =>
    (await context.sql`select email from leads.inquiries order by email`).map(
      (row) => row['email'] as string,
    );

  test('is shown before the deletion, then deleted with emails and files', async () => {
    const { inquiryId, grants } = await announce(context, 'a.pdf', 'b.pdf');
    await upload(context, grants[0]!);
    await receive({ email: 'bob@biotech.example' });
    await context.runMaintenance();
    const what = `${formatReference(inquiryId)}: contact inquiry from Ada Novak, Novak Biotech, of 20`;
    const preview = await readReports('select * from leads.delete_person($1)', email);
    expect(preview).toEqual([
      expect.stringMatching(new RegExp(`^Would delete ${what}.*, with 2 files$`)),
      expect.stringMatching(
        /^Delete the other copies yourself: in your mailboxes \(1 emails.* got 1 confirmation emails\.$/,
      ),
      `Nothing was deleted. To delete: select * from leads.delete_person('${email}', true);`,
    ]);
    expect(await listPeople()).toEqual([email, 'bob@biotech.example']);
    const reports = await readReports('select * from leads.delete_person($1, true)', email);
    expect([reports[0], reports.at(-1)]).toEqual([
      expect.stringContaining(`Deleted ${what}`),
      'Files, if there are any, are deleted within a minute.',
    ]);
    expect(await listPeople()).toEqual(['bob@biotech.example']);
    expect(await run('select from leads.mail_jobs where inquiry_id = $1', inquiryId)).toEqual([]);
    await context.runMaintenance();
    expect(isStored(context, grants[0]!.path)).toBe(false);
  });

  test('is found as the form would store the address', async () => {
    await receive({ email });
    for (const address of [
      'ADA@Biotech.example',
      'Ada Novak <mailto:ada@biotech.example>;',
      ' "ada@biotech.example". ',
      'ａda@biotech.example',
      '(ada@biotech.example)',
      '„ada@biotech.example“',
      '‹ada@biotech。example›',
      'ada\u200B@biotech.example',
    ])
      expect(
        await run('select inquiry ->> $2 as email from leads.read_person($1)', address, 'email'),
      ).toEqual([{ email }]);
  });

  test('who never wrote, or wrote with another spelling, is named', async () => {
    await receive({ email: 'ada+work@biotech.example' });
    for (const statement of [
      'select * from leads.delete_person($1, true)',
      'select * from leads.read_person($1)',
    ]) {
      expect(await run(statement, 'eve@biotech.example')).toBe(
        'No inquiry has the email address "eve@biotech.example". Check the spelling.',
      );
      expect(await run(statement, 'ada@biotech.example')).toContain(
        'Other spellings of the same mailbox: ada+work@biotech.example',
      );
    }
    await receive({ email: 'ada@biotech.example' });
    expect(await readReports('select * from leads.delete_person($1)', 'ada@biotech.example')).toContain(
      'The same mailbox may be ada+work@biotech.example, with 1 inquiries.',
    );
    expect(await listPeople()).toHaveLength(2);
  });

  test('is not searched by what isn’t one address', async () => {
    await receive({ email });
    for (const address of ['Ada', '', 'ada@biotech.example, eve@biotech.example'])
      expect(await run('select * from leads.delete_person($1, true)', address)).toBe(
        `"${address}" is not one email address.`,
      );
    expect(await listPeople()).toEqual([email]);
  });

  test('can read all that is stored', async () => {
    await receive({ email });
    await context.runMaintenance();
    const [row] = (await run('select * from leads.read_person($1)', email)) as [{ inquiry: object }];
    expect(row.inquiry).toMatchObject({
      email,
      answers: { service_type: 'ind-planning' },
      mails: [
        { kind: 'notification', status: 'sent', recipient: null },
        { kind: 'confirmation', status: 'sent', recipient: email },
      ],
    });
    expect(row.inquiry).not.toHaveProperty('idempotency_key');
  });
});

describe('the export', () => {
  const readExport = async () => (await run('select * from leads.export')) as Record<string, unknown>[];

  test('has a column for each field of both forms, oldest first, with labels and the fields of older forms', async () => {
    await context.submit({
      topic: 'case-brief',
      stage_of_work: 'Lead',
      therapeutic_area: 'removed-area',
      attribution: { gclid: 'Cj0K' },
    });
    await context.post({
      ...rfpSubmission,
      files: [
        { name: 'a.pdf', size: 5 },
        { name: 'b.csv', size: 5 },
      ],
    });
    await context.runMaintenance();
    expect(await readExport()).toMatchObject([
      {
        type: 'contact',
        name: 'Ada Novak',
        timeline: '24-months-plus',
        therapeutic_area: 'removed-area',
        other_fields: 'stage_of_work: Lead',
        topic: 'case-brief',
        gclid: 'Cj0K',
        files: null,
        mails: expect.stringMatching(/^notification sent \S+, confirmation sent \S+$/) as string,
      },
      {
        type: 'rfp',
        name: rfpSubmission.full_name,
        modality: 'small-molecule, adc',
        proposal_deadline: '2099-01-15',
        files: 'a.pdf, b.csv',
        timeline: null,
      },
    ]);
  });

  test('is safe in a spreadsheet, which would run formulas', async () => {
    const text = '=1+1';
    await context.submit({
      name: text,
      project_description: text,
      older: text,
      attribution: { gclid: text },
    });
    const safe = `'${text}`;
    expect(await readExport()).toMatchObject([
      { name: safe, project_description: safe, other_fields: `older: ${safe}`, gclid: safe },
    ]);
    for (const formula of [
      '=1',
      '+1',
      '-1',
      '@x',
      '＝1',
      '＋1',
      '－1',
      '＠x',
      '﹦1',
      '﹫x',
      '\t=1',
      '\r=1',
      '\n=1',
    ])
      expect(await run('select leads.cell(to_jsonb($1::text)) as cell', formula)).toEqual([
        { cell: `'${formula}` },
      ]);
  });

  test('has the fields of today’s forms: after a change of a form, run npm run export-view', () => {
    expect(readExportView()).toBe(createExportView());
  });
});

test('a backup restores every row of an empty database, and a repeated inquiry is stored once', async () => {
  const { services, sql } = context;
  /** The tables that the owner's guide backs up, in restore order. */
  const tables = ['inquiries', 'mail_jobs'];
  const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
  const { body } = await context.post(inquiry);
  await context.post({ ...rfpSubmission, files: [{ name: 'scope.pdf', size: 1000 }] });
  await services.runMaintenance();

  const readRows = (table: string) => sql.unsafe(`select * from leads.${table} order by id`);
  // The format of `pg_dump --data-only`.
  const copyFrom = async (table: string) =>
    buffer(await sql.unsafe(`copy leads.${table} to stdout`).readable());
  const copyTo = async (table: string, backup: Buffer) =>
    pipeline(Readable.from([backup]), await sql.unsafe(`copy leads.${table} from stdin`).writable());

  const rows = await Promise.all(tables.map(readRows));
  const backups = await Promise.all(tables.map(copyFrom));
  await sql`truncate leads.inquiries, leads.mail_jobs`;
  for (const [index, table] of tables.entries()) await copyTo(table, backups[index]!);

  expect(await Promise.all(tables.map(readRows))).toEqual(rows);
  expect((await context.post(inquiry)).body.inquiry_id).toBe(body.inquiry_id);
  expect((await context.countRows()).inquiries).toBe(2);
});
