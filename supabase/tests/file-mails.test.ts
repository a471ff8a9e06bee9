import { describe, expect, test } from 'vitest';
import { formatReference } from '#shared/function-api.ts';
import { backdateRows, makeMailJobsDue, notificationMark } from './inquiries.ts';
import { findMailsTo, ownerAddress, startMailRecorder } from './mail-recorder.ts';
import { announce, pdf, upload, withStorageDown } from './stored-files.ts';
import { contactInquiry, countRows, post, postForm, siteOrigin, useServices } from './test-services.ts';

const mail = await startMailRecorder();
const context = useServices({ RESEND_API_URL: mail.url, PROVIDER_EMAIL: ownerAddress });

const readOwnerTexts = () => findMailsTo(mail, ownerAddress).map(({ text }) => String(text));
const findLinks = (text: string) => text.match(/^http:.*$/gm) ?? [];
const drain = () => context.services.runMaintenance();
const confirm = (inquiryId: string) => post(context, { inquiry_id: inquiryId }, {}, '/uploads');
const findJobs = async (kind: string) =>
  context.sql<{ status: string; reported: number[] | null; attempts: number; minutes: number }[]>`
    select status, reported_slots as reported, attempts,
      round(extract(epoch from next_attempt_at - queued_at) / 60)::int as minutes
    from leads.mail_jobs where kind = ${kind} order by queued_at`;

describe('notifications about files', () => {
  test('a notification waits for announced files, is sent when all are stored, and links to them', async () => {
    const { inquiryId, grants } = await announce(context, 'Übersicht & "data".pdf', 'data.csv');
    await upload(context, grants[0]!);
    await confirm(inquiryId);
    await drain();
    expect(readOwnerTexts()).toEqual([]);
    await upload(context, grants[1]!);
    await confirm(inquiryId);
    await expect.poll(() => readOwnerTexts().length).toBe(1);
    const [notification] = findMailsTo(mail, ownerAddress);
    const text = String(notification?.text);
    expect(text).not.toContain('not arrived');
    expect(findLinks(text)).toHaveLength(2);
    const [first = '', second = ''] = findLinks(text);
    const fetched = await fetch(first);
    expect(await fetched.text()).toBe('%PDF-1.7 test');
    const disposition = fetched.headers.get('Content-Disposition')!;
    expect(disposition).toMatch(/^attachment; /);
    expect(decodeURIComponent(disposition)).toContain('Übersicht & "data".pdf');
    expect(notification?.html).toContain(`href="${second.replaceAll('&', '&amp;')}"`);
    const [, expiry] = /token=(\d+)/.exec(first)!;
    expect(Number(expiry) - Date.now() / 1000).toBeCloseTo(7 * 24 * 60 * 60, -3);
  });

  test('a notification waits ten minutes for missing files, then lists those that haven’t arrived', async () => {
    const { grants } = await announce(context, 'arrived.pdf', 'late.pdf');
    await upload(context, grants[0]!);
    await backdateRows(context.sql, '9 minutes');
    await drain();
    expect(readOwnerTexts()).toEqual([]);
    await backdateRows(context.sql, '2 minutes');
    await drain();
    expect(readOwnerTexts()).toHaveLength(1);
    const [text] = readOwnerTexts();
    expect(text).toContain('1 of 2 files hadn’t arrived when we sent this email.');
    expect(text).toMatch(/^File: arrived\.pdf \(1 KB\)\nhttp:/m);
    expect(text).toMatch(/^File: late\.pdf \(1 KB\): not arrived yet$/m);
    expect(text).not.toContain(grants[1]!.path);
    expect(text).toMatch(/npm run leads -- --files [0-9A-F]{8}/);
  });

  test('a notification lists the same files in every attempt, even if another arrived in between', async () => {
    const { inquiryId, grants } = await announce(context, 'a.pdf', 'b.pdf');
    await upload(context, grants[0]!);
    await backdateRows(context.sql, '11 minutes');
    await drain();
    expect((await findJobs('notification'))[0]).toMatchObject({ status: 'sent', reported: [0] });
    // A function that is killed before it settles the job leaves this state.
    await context.sql`
      update leads.mail_jobs set status = 'sending', sent_at = null, next_attempt_at = now()
      where kind = 'notification'`;
    await upload(context, grants[1]!);
    await confirm(inquiryId);
    await drain();
    const [before, after] = readOwnerTexts().map((text) => text.replaceAll(/^http:.*$/gm, 'link'));
    expect(after).toBe(before);
    expect(await findJobs('notification')).toMatchObject([{ status: 'sent', reported: [0], attempts: 2 }]);
  });
});

describe('emails about late files', () => {
  test('the email about late files is sent once, after 4 hours 15 minutes, if a file arrived after the notification', async () => {
    const { inquiryId, grants } = await announce(context, 'early.pdf', 'late.pdf', 'lost.pdf');
    await upload(context, grants[0]!);
    expect(await findJobs('files')).toMatchObject([{ status: 'queued', minutes: 255 }]);
    await backdateRows(context.sql, '11 minutes');
    await drain();
    await upload(context, grants[1]!);
    await backdateRows(context.sql, '4 hours');
    await drain();
    expect(readOwnerTexts()).toHaveLength(1);
    await backdateRows(context.sql, '15 minutes');
    await drain();
    await backdateRows(context.sql, '1 day');
    await drain();
    const [, late, ...rest] = findMailsTo(mail, ownerAddress);
    expect(rest).toEqual([]);
    expect(late).toMatchObject({
      subject: `Files for ${formatReference(inquiryId)}`,
      reply_to: contactInquiry.email,
      text: expect.stringContaining('1 of 3 files hadn’t arrived when we sent this email.') as string,
    });
    for (const name of ['early', 'late'])
      expect(late?.text).toMatch(new RegExp(`^File: ${name}\\.pdf \\(1 KB\\)\\nhttp:`, 'm'));
    expect(late?.text).toMatch(/^File: lost\.pdf \(1 KB\): not arrived yet$/m);
    expect(await findJobs('files')).toMatchObject([{ status: 'sent', reported: [0, 1] }]);
  });

  test.each([
    ['every file was in the notification', ['a.pdf', 'b.pdf'], 2],
    ['the missing file never arrived', ['a.pdf', 'b.pdf'], 1],
    ['no file arrived', ['a.pdf'], 0],
  ])('the email about late files is skipped if %s', async (_, names, uploaded) => {
    const { grants } = await announce(context, ...names);
    for (const grant of grants.slice(0, uploaded)) await upload(context, grant);
    await backdateRows(context.sql, '11 minutes');
    await drain();
    await backdateRows(context.sql, '4 hours 15 minutes');
    await drain();
    expect(readOwnerTexts()).toHaveLength(1);
    expect(await findJobs('files')).toMatchObject([{ status: 'skipped' }]);
  });

  test('while storage is down, notifications leave without their files, and the email about late files waits', async () => {
    const { inquiryId, grants } = await announce(context, 'a.pdf');
    await upload(context, grants[0]!);
    await backdateRows(context.sql, '11 minutes');
    const notifiedIds = [inquiryId];
    await withStorageDown(context, async () => {
      await drain().catch(() => {});
      await backdateRows(context.sql, '4 hours 15 minutes');
      notifiedIds.push((await announce(context, 'other.pdf')).inquiryId);
      await makeMailJobsDue(context.sql);
      await drain().catch(() => {});
    });
    expect(readOwnerTexts()).toEqual(
      expect.arrayContaining(
        notifiedIds.map((id) => expect.stringContaining(notificationMark(id)) as string),
      ),
    );
    expect(readOwnerTexts()).toHaveLength(2);
    expect((await findJobs('files'))[0]?.status).toBe('queued');
    await makeMailJobsDue(context.sql);
    await drain();
    expect((await findJobs('files'))[0]).toMatchObject({ status: 'sent', reported: [0] });
  });
});

test.each([
  ['names, as a form without JavaScript sends them', { 'data-files': '../Übersicht <2>.pdf' }, []],
  ['bytes', {}, [new File([pdf], '../Übersicht <2>.pdf')]],
])('files posted as %s are lost, and the page and the emails ask for them', async (_, fields, files) => {
  const form = new FormData();
  for (const name of ['type', 'name', 'email', 'company'] as const) form.append(name, contactInquiry[name]);
  form.append('consent', '1');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('data-files', file);
  const response = await postForm(context, form);
  expect(response.headers.get('Location')?.replace(siteOrigin, '')).toBe('/contact?sent=1#files-lost');
  expect((await countRows(context.sql)).inquiries).toBe(1);
  const [row] = await context.sql`select files, unsent_files from leads.inquiries`;
  expect(row).toEqual({ files: [], unsent_files: ['Übersicht <2>.pdf'] });
  await drain();
  expect(mail.requests).toHaveLength(2);
  const [notification] = readOwnerTexts();
  expect(notification).toContain('Please ask for them.');
  expect(notification).toMatch(/^File \(not sent\): Übersicht <2>\.pdf$/m);
  expect(findMailsTo(mail, contactInquiry.email)[0]?.text).toContain('attach them');
});
