import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatReference } from '#src/inquiry/function-api.ts';
import { attachmentBucket } from '#src/inquiry/upload-limits.ts';
import { backdateRows } from './inquiries.ts';
import { findMailsTo, ownerAddress, startMailRecorder } from './mail-recorder.ts';
import { announce, pdf, pdfFile, readStorageVariables, upload, withStorageDown } from './stored-files.ts';
import {
  connectInProcess,
  contactInquiry,
  countRows,
  postForm,
  siteOrigin,
  useServices,
} from './test-services.ts';

const mail = await startMailRecorder();
const context = useServices({ RESEND_API_URL: mail.url, PROVIDER_EMAIL: ownerAddress });

const drain = () => context.services.runMaintenance();
const findNotifications = () => findMailsTo(mail, ownerAddress);
const findLinks = (text: unknown) => String(text).match(/^http:.*$/gm) ?? [];

/** Announces files, and returns their links in the email to the owner. */
async function announceAndMail(...names: string[]) {
  const announced = await announce(context, ...names);
  await drain();
  return { ...announced, links: findLinks(findNotifications().at(-1)?.text) };
}

const follow = async (link: string, init: RequestInit = {}) => {
  const response = await fetch(link, { redirect: 'manual', ...init });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

const expireGrants = () => backdateRows(context.sql, '4 hours');

describe('a link to a file in the owner’s email', () => {
  test('the email leaves at once, and its links open each file as soon as it is stored', async () => {
    const name = 'Übersicht & "data" <1>.pdf';
    const { grants, links } = await announceAndMail(name, 'data.csv');
    expect(links).toHaveLength(2);
    const [notification] = findNotifications();
    expect(notification?.html).toContain(`href="${links[1]!.replaceAll('&', '&amp;')}"`);
    expect(notification?.html).toContain('Übersicht &amp; &quot;data&quot; &lt;1&gt;.pdf (1 KB)');
    const early = await follow(links[0]!);
    expect([early.status, early.headers.get('Content-Type')]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(early.text).toMatch(/^“Übersicht & "data" <1>\.pdf” hasn’t arrived yet\..* until 20.* UTC\./);
    await upload(context, grants[0]!);
    const file = await fetch(links[0]!);
    expect([file.status, await file.text()]).toEqual([200, '%PDF-1.7 test']);
    const disposition = file.headers.get('Content-Disposition')!;
    expect(disposition).toMatch(/^attachment; /);
    expect(decodeURIComponent(disposition)).toContain(name);
    expect((await follow(links[1]!)).text).toContain('“data.csv” hasn’t arrived yet');
  });

  test('a mail scanner that follows it changes nothing', async () => {
    const { grants, links } = await announceAndMail('a.pdf');
    const before = await countRows(context.sql);
    for (const method of ['HEAD', 'GET', 'HEAD']) await follow(links[0]!, { method });
    await upload(context, grants[0]!);
    for (const method of ['HEAD', 'GET', 'GET'])
      expect((await follow(links[0]!, { method })).status).toBe(302);
    expect(await countRows(context.sql)).toEqual(before);
    const { status, headers } = await follow(links[0]!, { method: 'POST' });
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  test('a file that never arrived is named, and one that was deleted with its inquiry too', async () => {
    const { inquiryId, grants, links } = await announceAndMail('lost.pdf', 'kept.pdf');
    await upload(context, grants[1]!);
    await expireGrants();
    const lost = await follow(links[0]!);
    expect([lost.status, lost.text]).toEqual([404, expect.stringMatching(/^“lost\.pdf” never arrived/)]);
    await context.sql`delete from leads.inquiries`;
    const deleted = await follow(links[1]!);
    const text = `This file was deleted with its inquiry, ${formatReference(inquiryId)}.\n`;
    expect([deleted.status, deleted.text]).toEqual([410, text]);
  });

  test.each<[string, (link: URL, other: string) => void]>([
    ['another slot', (link) => (link.pathname = link.pathname.replace(/0$/, '1'))],
    ['another inquiry', (link, other) => (link.pathname = link.pathname.replace(/[0-9a-f-]{36}/, other))],
    ['a later end', (link) => link.searchParams.set('expires', '9999999999')],
    ['an end that is no time', (link) => link.searchParams.set('expires', 'never')],
    ['no signature', (link) => link.searchParams.delete('signature')],
    ['half a signature', (link) => link.searchParams.set('signature', 'ab'.repeat(16))],
    ['a signature in other letters', (link) => link.searchParams.set('signature', 'ä'.repeat(64))],
    ['a longer path', (link) => (link.pathname += '/0')],
    ['a hostile path', (link) => (link.pathname = link.pathname.replace(/0$/, "0';--"))],
  ])('a link that was changed opens nothing: %s', async (_, change) => {
    const other = await announce(context, 'other.pdf');
    const { grants, links } = await announceAndMail('a.pdf', 'b.pdf');
    for (const grant of [...grants, ...other.grants]) await upload(context, grant);
    const link = new URL(links[0]!);
    change(link, other.inquiryId);
    const { status, text } = await follow(link.href);
    expect([status, text]).toEqual([403, expect.stringContaining('Copy the whole link from the email')]);
  });

  test('storage that is down is named', async () => {
    const { grants, links } = await announceAndMail('a.pdf');
    await upload(context, grants[0]!);
    await withStorageDown(context, async () => {
      const { status, text } = await follow(links[0]!);
      expect([status, text]).toEqual([503, expect.stringContaining('try again in a minute')]);
    });
    expect((await follow(links[0]!)).status).toBe(302);
  });
});

describe('the end of a link', () => {
  afterEach(() => void vi.useRealTimers());

  test('it works for seven days, then says where the file is', async () => {
    const { inquiryId, grants } = await announce(context, 'a.pdf');
    await upload(context, grants[0]!);
    // Emails of six and of eight days ago.
    for (const days of [6, 8])
      await context.sql`
        insert into leads.mail_jobs (inquiry_id, kind, queued_at)
        values (${inquiryId}, 'notification', now() - make_interval(days => ${days}))`;
    await drain();
    const links = findNotifications().flatMap(({ text }) => findLinks(text));
    const [first = 0, second = 0, third = 0] = links
      .map((link) => Number(new URL(link).searchParams.get('expires')) - Date.now() / 1000)
      .map((seconds) => Math.round(seconds / 86_400))
      .toSorted((a, b) => a - b);
    expect([first, second, third]).toEqual([-1, 1, 7]);
    const opened = await Promise.all(links.map((link) => follow(link)));
    const expired = opened.filter(({ status }) => status !== 302);
    expect(expired.map(({ status }) => status)).toEqual([410]);
    expect(expired[0]?.text).toContain(
      `“a.pdf” is still in Supabase: Storage > ${attachmentBucket} > ${inquiryId} > 0.`,
    );
  });

  test('a function whose clock is wrong opens it, and so does one with another salt', async () => {
    const { grants, links } = await announceAndMail('a.pdf');
    await upload(context, grants[0]!);
    const { open } = connectInProcess(context, {
      environment: { ...readStorageVariables(context), ADDRESS_HASH_SALT: randomUUID() },
    });
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const days of [-30, 30]) {
      vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000);
      expect((await open(links[0]!)).status).toBe(302);
    }
  });
});

test('files of a function without storage are lost, and the emails ask for them', async () => {
  const { post, runMaintenance } = connectInProcess(context, {
    environment: { MAIL_SERVICE: 'resend', RESEND_API_URL: mail.url, PROVIDER_EMAIL: ownerAddress },
  });
  await post({ ...contactInquiry, files: [pdfFile('a.pdf')] });
  await runMaintenance();
  const text = String(findNotifications()[0]?.text);
  expect(text).toMatch(/^File \(not sent\): a\.pdf$/m);
  expect(findLinks(text)).toEqual([]);
  expect(findMailsTo(mail, contactInquiry.email)[0]?.text).toContain('attach them');
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
  const text = String(findNotifications()[0]?.text);
  expect(text).toContain('Please ask the sender for them.');
  expect(text).toMatch(/^File \(not sent\): Übersicht <2>\.pdf$/m);
  expect(findMailsTo(mail, contactInquiry.email)[0]?.text).toContain('attach them');
});
