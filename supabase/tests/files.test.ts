import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { storageFolder } from '#scripts/local-services/mock-storage.ts';
import { mailFolder, type LocalMail } from '#scripts/local-services/mock-mail.ts';
import { sendAgain } from '#scripts/leads/unsent-mails.ts';
import { referenceOf, type UploadGrant } from '#shared/function-api.ts';
import { acceptedExtensions, attachmentBucket, maximumFileSize } from '#shared/upload-limits.ts';
import {
  contactInquiry,
  counts,
  useServices,
  post,
  postForm,
  publicClient,
  rfpSubmission,
  siteOrigin,
} from './test-services.ts';

const pdf = new TextEncoder().encode('%PDF-1.7 test');
const pdfFile = (name: string) => ({ name, size: pdf.length });

describe('files', () => {
  const context = useServices();
  const bucket = () => publicClient(context.services.origin).storage.from(attachmentBucket);
  const upload = ({ path, token, content_type: type }: UploadGrant, bytes: Uint8Array<ArrayBuffer> = pdf) =>
    bucket().uploadToSignedUrl(path, token, new Blob([bytes], { type }));
  const stored = (path: string) => join(storageFolder(context.dataDir), path);
  const statuses = async () =>
    (await context.sql`select status from leads.attachments order by position`).map((row) => row.status);

  const announce = async (...names: string[]) => {
    const { body } = await post(context.services, { ...contactInquiry, files: names.map(pdfFile) });
    return { inquiryId: body.inquiry_id, grants: body.uploads ?? [] };
  };

  test('that were announced can be uploaded with supabase-js, each under its own grant, and are confirmed', async () => {
    const { inquiryId, grants } = await announce('dossier.pdf', 'data.csv');
    expect(grants.map(({ name, content_type }) => [name, content_type])).toEqual([
      ['dossier.pdf', 'application/pdf'],
      ['data.csv', 'text/csv'],
    ]);
    expect((await upload(grants[0]!)).error).toBeNull();
    const confirmed = await post(context.services, { inquiry_id: inquiryId }, {}, '/uploads');
    expect(confirmed.body).toEqual({ stored: 1, awaited: 1 });
    expect(await statuses()).toEqual(['stored', 'announced']);
    expect(readFileSync(stored(grants[0]!.path))).toEqual(Buffer.from(pdf));
  });

  test('beyond what everybody together may announce get no grant, and their inquiry is stored', async () => {
    const { inquiryId } = await announce('dossier.pdf');
    await context.sql`update leads.attachments set size = 2147483640 where inquiry_id = ${inquiryId}`;
    const { grants } = await announce('more.pdf');
    expect(grants).toEqual([]);
    expect(await counts(context.sql)).toMatchObject({ inquiries: 2, mailJobs: 4 });
    await context.sql`update leads.attachments set announced_at = now() - interval '11 minutes'`;
    expect((await announce('later.pdf')).grants).toHaveLength(1);
  });

  test('are not believed to be there before they are', async () => {
    const { inquiryId, grants } = await announce('dossier.pdf');
    const early = await post(context.services, { inquiry_id: inquiryId }, {}, '/uploads');
    expect(early.body).toEqual({ stored: 0, awaited: 1 });
    await upload(grants[0]!, new TextEncoder().encode('of another size than was announced'));
    const other = await post(context.services, { inquiry_id: inquiryId }, {}, '/uploads');
    expect(other.body).toEqual({ stored: 0, awaited: 1 });
    // It doesn't keep the right one from its place.
    expect((await upload(grants[0]!)).error).toBeNull();
    const last = await post(context.services, { inquiry_id: inquiryId }, {}, '/uploads');
    expect(last.body).toEqual({ stored: 1, awaited: 0 });
  });

  test('that were never confirmed are found by the scheduler, and given up after a day', async () => {
    const { grants } = await announce('arrived.pdf', 'lost.pdf');
    await upload(grants[0]!);
    await context.sql`update leads.attachments set announced_at = announced_at - interval '25 hours'`;
    await context.services.runMaintenance();
    expect(await statuses()).toEqual(['stored', 'missing']);
  });

  test('get their grants again with the same key, as long as they are missing', async () => {
    const inquiry = {
      ...contactInquiry,
      files: [pdfFile('a.pdf'), pdfFile('b.pdf')],
      idempotency_key: randomUUID(),
    };
    const first = await post(context.services, inquiry);
    const [a, b] = first.body.uploads ?? [];
    await upload(a!);
    await post(context.services, { inquiry_id: first.body.inquiry_id }, {}, '/uploads');
    const again = await post(context.services, inquiry);
    expect(again.body.uploads?.map(({ path }) => path)).toEqual([b!.path]);
    expect((await counts(context.sql)).attachments).toBe(2);
  });

  describe('in the mail to the owner', () => {
    const mails = () =>
      readdirSync(mailFolder(context.dataDir))
        .map((file) => JSON.parse(readFileSync(join(mailFolder(context.dataDir), file), 'utf8')) as LocalMail)
        .filter(({ to }) => to.includes('hello@example.com'));
    const drain = () => context.services.runMaintenance();
    const later = (minutes: number) => context.sql`
      update leads.attachments set announced_at = announced_at - make_interval(mins => ${minutes})`;
    const confirm = (inquiryId: string) => post(context.services, { inquiry_id: inquiryId }, {}, '/uploads');
    beforeEach(() => {
      for (const file of readdirSync(mailFolder(context.dataDir)))
        rmSync(join(mailFolder(context.dataDir), file));
    });

    test('are waited for, and come as links that work without a key', async () => {
      const { inquiryId, grants } = await announce('Übersicht & "data".pdf', 'data.csv');
      await upload(grants[0]!);
      await confirm(inquiryId);
      await drain();
      expect(mails()).toEqual([]);
      await upload(grants[1]!);
      await confirm(inquiryId);
      await expect.poll(() => mails().length).toBe(1);
      const [{ text, html }] = mails() as [LocalMail];
      expect(text).not.toContain('not arrived');
      const links = text.match(/^http:.*$/gm) ?? [];
      expect(links).toHaveLength(2);
      const [first = '', second = ''] = links;
      const fetched = await fetch(first);
      expect(await fetched.text()).toBe('%PDF-1.7 test');
      const disposition = fetched.headers.get('Content-Disposition')!;
      expect(disposition).toMatch(/^attachment; /);
      expect(decodeURIComponent(disposition)).toContain('Übersicht & "data".pdf');
      expect(html).toContain(`href="${second.replaceAll('&', '&amp;')}"`);
      expect((await fetch(first.replace(/token=\d+/, 'token=9999999999'))).status).toBe(400);
      // A link is for seven days, and for reading alone.
      const [, expiry] = /token=(\d+)/.exec(first)!;
      expect(Number(expiry) - Date.now() / 1000).toBeCloseTo(7 * 24 * 60 * 60, -3);
    });

    test('are said not to have arrived after ten minutes, and told again once the last of them is there', async () => {
      const { grants } = await announce('arrived.pdf', 'late.pdf');
      await upload(grants[0]!);
      await later(9);
      await drain();
      expect(mails()).toEqual([]);
      await later(2);
      await drain();
      expect(mails()).toHaveLength(1);
      const [first] = mails();
      expect(first?.text).toContain('1 of 2 files has not arrived.');
      expect(first?.text).toMatch(/^File: arrived\.pdf \(1 KB\)\nhttp:/m);
      expect(first?.text).toMatch(/^File: late\.pdf \(1 KB\): has not arrived$/m);
      expect(first?.text).not.toContain(grants[1]!.path);

      await upload(grants[1]!);
      await drain();
      await drain();
      await drain();
      expect(mails()).toHaveLength(2);
      const second = mails().find(({ text }) => text !== first?.text);
      expect(second?.text).not.toContain('not arrived');
      expect(second?.text.match(/^http:/gm)).toHaveLength(2);
    });

    test('keep no mail back while storage does not answer', async () => {
      const { inquiryId, grants } = await announce('a.pdf');
      await upload(grants[0]!);
      await later(11);
      renameSync(stored(''), `${stored('')}.away`);
      writeFileSync(stored(''), '');
      await drain().catch(() => {});
      rmSync(stored(''));
      renameSync(`${stored('')}.away`, stored(''));
      expect(mails().map(({ text }) => text)).toEqual([expect.stringContaining(inquiryId)]);
    });

    test('come with new links when the mail is asked for again', async () => {
      const { inquiryId, grants } = await announce('a.pdf');
      await upload(grants[0]!);
      await confirm(inquiryId);
      await expect.poll(() => mails().length).toBe(1);
      expect(await sendAgain(context.sql, referenceOf(inquiryId))).toBe(referenceOf(inquiryId));
      await drain();
      expect(mails()).toHaveLength(2);
      await expect(sendAgain(context.sql, '00000000')).rejects.toThrow(
        'No inquiry has the reference 00000000',
      );
      await expect(sendAgain(context.sql, '%')).rejects.toThrow('is no reference');
    });
  });

  test.each([
    ['six at once', contactInquiry, Array.from({ length: 6 }, (_, number) => pdfFile(`${number}.pdf`))],
    ['one over 10 MB', contactInquiry, [{ name: 'big.pdf', size: maximumFileSize + 1 }]],
    ['an empty one', contactInquiry, [{ name: 'empty.pdf', size: 0 }]],
    ['a program', contactInquiry, [pdfFile('tool.exe')]],
    ['a program that calls itself a document', contactInquiry, [pdfFile('tool.pdf.exe')]],
    ['one without an extension', contactInquiry, [pdfFile('README')]],
    ['a picture with an RFP', rfpSubmission, [pdfFile('structure.png')]],
  ])('are refused before anything is stored: %s', async (_, inquiry, files) => {
    const { status, body } = await post(context.services, { ...inquiry, files });
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['files']]);
    expect(await counts(context.sql)).toEqual({ inquiries: 0, mailJobs: 0, attachments: 0 });
  });

  test.each([
    '../../../etc/passwd.pdf',
    '..\\..\\windows.pdf',
    '/etc/cron.d/job.pdf',
    'a\u0000b.pdf',
    '.pdf',
    '%2e%2e%2fx.pdf',
  ])('named %j stay in their folder', async (name) => {
    const { grants } = await announce(name);
    expect(grants[0]?.path).toMatch(/^[0-9a-f-]{36}\/[0-9a-f-]{36}\.pdf$/);
    const [row] = await context.sql`select file_name from leads.attachments`;
    expect(row?.file_name).not.toMatch(/[/\\\0]/);
  });

  test('can be written nowhere but where the grant says, once, and of the right kind and size', async () => {
    const { grants } = await announce('a.pdf', 'b.pdf');
    const [a, b] = grants as [UploadGrant, UploadGrant];
    expect((await upload({ ...a, path: b.path })).error?.message).toContain('token');
    expect((await upload({ ...a, token: '9999999999.guess' })).error?.message).toContain('token');
    expect((await upload({ ...a, content_type: 'text/html' })).error?.message).toContain('not supported');
    expect((await upload(a, new Uint8Array(maximumFileSize + 1))).error?.message).toContain(
      'maximum allowed size',
    );
    expect(existsSync(stored(a.path))).toBe(false);
    expect((await upload(a)).error).toBeNull();
    expect((await upload(a)).error?.message).toContain('already exists');
  });

  test('of every kind that a form names are taken and stored', async () => {
    for (let start = 0; start < acceptedExtensions.contact.length; start += 5) {
      const names = acceptedExtensions.contact.slice(start, start + 5).map((extension) => `a.${extension}`);
      const { grants } = await announce(...names);
      expect(grants.map(({ name }) => name)).toEqual(names);
      for (const grant of grants) expect((await upload(grant)).error).toBeNull();
    }
  });

  test('that come at once under one grant are one, and the others are told so', async () => {
    const { grants } = await announce('a.pdf');
    const versions = Array.from({ length: 8 }, (_, number) => new TextEncoder().encode(`version ${number}`));
    const answers = await Promise.all(versions.map((bytes) => upload(grants[0]!, bytes)));
    const winners = answers.flatMap(({ error }, number) => (error ? [] : [number]));
    expect(winners).toHaveLength(1);
    expect(readFileSync(stored(grants[0]!.path), 'utf8')).toBe(`version ${winners[0]}`);
    expect(readdirSync(dirname(stored(grants[0]!.path)))).toHaveLength(1);
  });

  test('are not for the publishable key to read, list, write or delete', async () => {
    const { grants } = await announce('a.pdf');
    const { path } = grants[0]!;
    await upload(grants[0]!);
    expect((await bucket().download(path)).error).not.toBeNull();
    expect((await bucket().list()).error).not.toBeNull();
    expect((await bucket().upload(`${randomUUID()}/${randomUUID()}.pdf`, pdf)).error).not.toBeNull();
    expect((await bucket().remove([path])).error).not.toBeNull();
    expect(existsSync(stored(path))).toBe(true);
  });

  test('are refused to a client that sends its key as a bearer token, as the hosted gateway does', async () => {
    const { grants } = await announce('a.pdf');
    const { path, token } = grants[0]!;
    const client = createClient(context.services.origin, 'sb_publishable_test');
    const refused = await client.storage
      .from(attachmentBucket)
      .uploadToSignedUrl(path, token, new Blob([pdf]));
    expect(refused.error?.message).toBe('Invalid JWT');
    expect((await upload(grants[0]!)).error).toBeNull();
  });

  const formWith = (fields: Record<string, string>, ...files: File[]) => {
    const form = new FormData();
    for (const name of ['type', 'name', 'email', 'company'] as const) form.append(name, contactInquiry[name]);
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const file of files) form.append('data-files', file);
    return form;
  };
  const location = (answer: Response) => answer.headers.get('Location')?.replace(siteOrigin, '');
  const mailTexts = () =>
    readdirSync(mailFolder(context.dataDir)).map(
      (file) => (JSON.parse(readFileSync(join(mailFolder(context.dataDir), file), 'utf8')) as LocalMail).text,
    );

  test.each([
    ['by name, as a form without script sends them', { 'data-files': '../Übersicht <2>.pdf' }, []],
    ['themselves', {}, [new File([pdf], '../Übersicht <2>.pdf')]],
  ])('posted with a form %s do not come with it: panel and mails ask for them', async (_, fields, files) => {
    await context.services.runMaintenance();
    const before = mailTexts();
    const answer = await postForm(context.services, formWith(fields, ...files));
    expect(location(answer)).toBe('/contact?sent=1#files-lost');
    expect(await counts(context.sql)).toMatchObject({ inquiries: 1, attachments: 0 });
    const [row] = await context.sql`select unsent_files from leads.inquiries`;
    expect(row).toEqual({ unsent_files: ['Übersicht <2>.pdf'] });
    await context.services.runMaintenance();
    const texts = mailTexts().filter((text) => !before.includes(text));
    expect(texts).toHaveLength(2);
    expect(texts.find((text) => text.startsWith('Contact inquiry'))).toContain(
      'Please ask for what was chosen: Übersicht <2>.pdf.',
    );
    const acknowledgement = texts.find((text) => text.startsWith('Hello,'));
    expect(acknowledgement).toContain('Please attach them to your answer to this mail.');
    expect(acknowledgement).not.toContain('Übersicht');
  });

  test('that the page’s script has announced stay announced when the browser posts the same form itself', async () => {
    const { type, name, email, company } = contactInquiry;
    const inquiry = { type, name, email, company, idempotency_key: randomUUID() };
    await post(context.services, { ...inquiry, files: [pdfFile('dossier.pdf')] });
    const form = formWith({ idempotency_key: inquiry.idempotency_key, 'data-files': 'dossier.pdf' });
    expect((await postForm(context.services, form)).status).toBe(303);
    expect(await counts(context.sql)).toEqual({ inquiries: 1, mailJobs: 2, attachments: 1 });
    expect(await statuses()).toEqual(['announced']);
  });
});
