import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatReference, type UploadGrant } from '#src/inquiry/function-api.ts';
import { attachmentBucket } from '#src/inquiry/upload-limits.ts';
import { findMailsTo, ownerAddress, startMailRecorder } from './mail-recorder.ts';
import {
  announce,
  getStoredPath,
  pdf,
  pdfFile,
  readStorageVariables,
  upload,
  withStorageDown,
} from './stored-files.ts';
import { contactInquiry, siteOrigin, useServices } from './test-services.ts';

const mail = await startMailRecorder();
const context = useServices({ RESEND_API_URL: mail.url, PROVIDER_EMAIL: ownerAddress });

const confirm = async (inquiryId: string) =>
  (await context.post({ inquiry_id: inquiryId }, {}, '/uploads')).body;

describe('upload grants', () => {
  test('each announced file gets a grant for its slot and is confirmed after its upload', async () => {
    const { inquiryId, grants } = await announce(context, 'dossier.pdf', 'data.csv');
    const grant = { bucket: attachmentBucket, token: expect.any(String) as string };
    expect(grants).toEqual([
      {
        ...grant,
        name: 'dossier.pdf',
        position: 0,
        path: `${inquiryId}/0`,
        content_type: 'application/pdf',
      },
      { ...grant, name: 'data.csv', position: 1, path: `${inquiryId}/1`, content_type: 'text/csv' },
    ]);
    expect(await confirm(inquiryId)).toEqual({ stored: [] });
    expect((await upload(context, grants[1]!)).error).toBeNull();
    expect(await confirm(inquiryId)).toEqual({ stored: [1] });
    expect((await upload(context, grants[0]!)).error).toBeNull();
    expect(await confirm(inquiryId)).toEqual({ stored: [0, 1] });
    expect(readFileSync(getStoredPath(context, grants[0]!.path))).toEqual(Buffer.from(pdf));
  });

  test('an inquiry without files and an unknown inquiry have nothing to upload', async () => {
    const { body } = await context.submit();
    expect(body).not.toHaveProperty('uploads');
    for (const id of [body.inquiry_id, randomUUID()]) expect(await confirm(id)).toEqual({ stored: [] });
  });

  test('a repeat gets new grants for missing files during two hours', async () => {
    const files = [pdfFile('a.pdf'), pdfFile('b.pdf'), pdfFile('c.pdf')];
    const inquiry = { ...contactInquiry, files, idempotency_key: randomUUID() };
    const first = await context.post(inquiry);
    const [a, b, c] = first.body.uploads as [UploadGrant, UploadGrant, UploadGrant];
    await upload(context, a);
    const repeat = await context.post(inquiry);
    expect(repeat.body.inquiry_id).toBe(first.body.inquiry_id);
    expect(repeat.body.uploads?.map(({ path }) => path)).toEqual([b.path, c.path]);
    expect((await upload(context, repeat.body.uploads![0]!)).error).toBeNull();

    const [row] = await context.sql`
      select extract(epoch from uploads_until - received_at)::int as seconds from leads.inquiries`;
    expect(row?.seconds).toBeCloseTo(2 * 60 * 60, -2);
    await context.sql`update leads.inquiries set uploads_until = now() - interval '1 second'`;
    expect((await context.post(inquiry)).body.uploads).toEqual([]);
    expect((await context.countRows()).inquiries).toBe(1);
  });

  test('rejected files are reported before anything is stored', async () => {
    const { status, body } = await context.submit({ files: [pdfFile('tool.pdf.exe')] });
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['files']]);
    expect(await context.countRows()).toEqual({ inquiries: 0, mailJobs: 0 });
  });

  test('a hostile file name is stored without its folders, and isn’t part of the path', async () => {
    const storedNames = {
      '../../../etc/passwd.pdf': 'passwd.pdf',
      '..\\..\\windows.pdf': 'windows.pdf',
      'a\u0000b.pdf': 'ab.pdf',
      '.pdf': '.pdf',
      '%2e%2e%2fx.pdf': '%2e%2e%2fx.pdf',
    };
    const { inquiryId, grants } = await announce(context, ...Object.keys(storedNames));
    expect(grants.map(({ path }) => path)).toEqual([0, 1, 2, 3, 4].map((slot) => `${inquiryId}/${slot}`));
    const stored = await context.sql`
      select file ->> 'name' as name from leads.inquiries, jsonb_array_elements(files) as file`;
    expect(stored.map(({ name }) => name as string)).toEqual(Object.values(storedNames));
  });
});

const findNotifications = () => findMailsTo(mail, ownerAddress);
const findLinks = (text: unknown) => String(text).match(/^http:.*$/gm) ?? [];

/** Announces files, and returns their links in the email to the owner. */
async function announceAndMail(...names: string[]) {
  const announced = await announce(context, ...names);
  await context.runMaintenance();
  return { ...announced, links: findLinks(findNotifications().at(-1)?.text) };
}

const follow = async (link: string, init: RequestInit = {}) => {
  const response = await fetch(link, { redirect: 'manual', ...init });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

const expireGrants = () => context.backdate('4 hours');

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
    const before = await context.countRows();
    for (const method of ['HEAD', 'GET', 'HEAD']) await follow(links[0]!, { method });
    await upload(context, grants[0]!);
    for (const method of ['HEAD', 'GET', 'GET'])
      expect((await follow(links[0]!, { method })).status).toBe(302);
    expect(await context.countRows()).toEqual(before);
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

  test('a link that was changed opens nothing', async () => {
    const other = await announce(context, 'other.pdf');
    const { grants, links } = await announceAndMail('a.pdf', 'b.pdf');
    for (const grant of [...grants, ...other.grants]) await upload(context, grant);
    const changes: Readonly<Record<string, (link: URL) => void>> = {
      'another slot': (link) => (link.pathname = link.pathname.replace(/0$/, '1')),
      'another inquiry': (link) => (link.pathname = link.pathname.replace(/[0-9a-f-]{36}/, other.inquiryId)),
      'a later end': (link) => link.searchParams.set('expires', '9999999999'),
      'an end that is no time': (link) => link.searchParams.set('expires', 'never'),
      'no signature': (link) => link.searchParams.delete('signature'),
      'half a signature': (link) => link.searchParams.set('signature', 'ab'.repeat(16)),
      'a signature in other letters': (link) => link.searchParams.set('signature', 'ä'.repeat(64)),
      'a longer path': (link) => (link.pathname += '/0'),
      'a hostile path': (link) => (link.pathname = link.pathname.replace(/0$/, "0';--")),
    };
    for (const [change, apply] of Object.entries(changes)) {
      const link = new URL(links[0]!);
      apply(link);
      const { status, text } = await follow(link.href);
      expect([status, text], `a link with ${change}`).toEqual([
        403,
        expect.stringContaining('Copy the whole link from the email'),
      ]);
    }
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
    await context.runMaintenance();
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
    const { open } = context.connectInProcess({
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
  const { post, runMaintenance } = context.connectInProcess({
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
  const response = await context.postForm(form);
  expect(response.headers.get('Location')?.replace(siteOrigin, '')).toBe('/contact?sent=1#files-lost');
  expect((await context.countRows()).inquiries).toBe(1);
  const [row] = await context.sql`select files, unsent_files from leads.inquiries`;
  expect(row).toEqual({ files: [], unsent_files: ['Übersicht <2>.pdf'] });
  await context.runMaintenance();
  expect(mail.requests).toHaveLength(2);
  const text = String(findNotifications()[0]?.text);
  expect(text).toContain('Please ask the sender for them.');
  expect(text).toMatch(/^File \(not sent\): Übersicht <2>\.pdf$/m);
  expect(findMailsTo(mail, contactInquiry.email)[0]?.text).toContain('attach them');
});
