import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { UploadGrant } from '#shared/function-api.ts';
import { acceptedExtensions, attachmentBucket, maxFileBytes } from '#shared/upload-limits.ts';
import { submit } from './inquiries.ts';
import {
  announce,
  openBucket,
  isStored,
  pdf,
  pdfFile,
  getStoredPath,
  upload,
  withStorageDown,
} from './stored-files.ts';
import { contactInquiry, countRows, post, rfpSubmission, useServices } from './test-services.ts';

const context = useServices();
const confirm = async (inquiryId: string) =>
  (await post(context.services, { inquiry_id: inquiryId }, {}, '/uploads')).body;

describe('upload grants', () => {
  test('each announced file gets a grant for its slot and is confirmed after its upload', async () => {
    const { inquiryId, grants } = await announce(context, 'dossier.pdf', 'data.csv');
    expect(grants).toEqual([
      {
        name: 'dossier.pdf',
        position: 0,
        bucket: attachmentBucket,
        path: `${inquiryId}/0`,
        token: expect.any(String) as string,
        content_type: 'application/pdf',
      },
      {
        name: 'data.csv',
        position: 1,
        bucket: attachmentBucket,
        path: `${inquiryId}/1`,
        token: expect.any(String) as string,
        content_type: 'text/csv',
      },
    ]);
    expect(await confirm(inquiryId)).toEqual({ stored: [], awaited: [0, 1] });
    expect((await upload(context, grants[1]!)).error).toBeNull();
    expect(await confirm(inquiryId)).toEqual({ stored: [1], awaited: [0] });
    expect((await upload(context, grants[0]!)).error).toBeNull();
    expect(await confirm(inquiryId)).toEqual({ stored: [0, 1], awaited: [] });
    expect(readFileSync(getStoredPath(context, grants[0]!.path))).toEqual(Buffer.from(pdf));
  });

  test('an inquiry without files gets no grants', async () => {
    const { body } = await submit(context.services);
    expect(body).not.toHaveProperty('uploads');
    expect(await confirm(body.inquiry_id)).toEqual({ stored: [], awaited: [] });
  });

  test('a repeat gets new grants for missing files', async () => {
    const inquiry = {
      ...contactInquiry,
      files: [pdfFile('a.pdf'), pdfFile('b.pdf')],
      idempotency_key: randomUUID(),
    };
    const first = await post(context.services, inquiry);
    const [a, b] = first.body.uploads as [UploadGrant, UploadGrant];
    await upload(context, a);
    const repeat = await post(context.services, inquiry);
    expect(repeat.body.inquiry_id).toBe(first.body.inquiry_id);
    expect(repeat.body.uploads?.map(({ path }) => path)).toEqual([b.path]);
    expect((await upload(context, repeat.body.uploads![0]!)).error).toBeNull();
    expect((await post(context.services, inquiry)).body.uploads).toEqual([]);
    expect((await countRows(context.sql)).inquiries).toBe(1);
  });

  test('a repeat gets no grants after two hours', async () => {
    const inquiry = { ...contactInquiry, files: [pdfFile('a.pdf')], idempotency_key: randomUUID() };
    await post(context.services, inquiry);
    const [row] = await context.sql`
      select extract(epoch from uploads_until - received_at)::int as seconds from leads.inquiries`;
    expect(row?.seconds).toBeCloseTo(2 * 60 * 60, -2);
    expect((await post(context.services, inquiry)).body.uploads).toHaveLength(1);
    await context.sql`update leads.inquiries set uploads_until = now() - interval '1 second'`;
    expect((await post(context.services, inquiry)).body.uploads).toEqual([]);
  });

  test('a confirmation gets 503 while storage fails, and the inquiry is kept', async () => {
    const { inquiryId, grants } = await announce(context, 'a.pdf');
    await withStorageDown(context, async () => {
      const { status } = await post(context.services, { inquiry_id: inquiryId }, {}, '/uploads');
      expect(status).toBe(503);
    });
    expect((await upload(context, grants[0]!)).error).toBeNull();
    expect(await confirm(inquiryId)).toEqual({ stored: [0], awaited: [] });
  });

  test('an unknown inquiry has no files', async () => {
    expect(await confirm(randomUUID())).toEqual({ stored: [], awaited: [] });
  });
});

describe('rejected files', () => {
  test.each([
    ['six at once', contactInquiry, Array.from({ length: 6 }, (_, number) => pdfFile(`${number}.pdf`))],
    ['a file over 10 MB', contactInquiry, [{ name: 'big.pdf', size: maxFileBytes + 1 }]],
    ['an empty file', contactInquiry, [{ name: 'empty.pdf', size: 0 }]],
    ['a program', contactInquiry, [pdfFile('tool.exe')]],
    ['a program named like a document', contactInquiry, [pdfFile('tool.pdf.exe')]],
    ['a file without an extension', contactInquiry, [pdfFile('README')]],
    ['a picture with an RFP', rfpSubmission, [pdfFile('structure.png')]],
  ])('rejected files are reported before anything is stored: %s', async (_, inquiry, files) => {
    const { status, body } = await post(context.services, { ...inquiry, files });
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['files']]);
    expect(await countRows(context.sql)).toEqual({ inquiries: 0, mailJobs: 0 });
  });

  test('the bucket rejects a file over 10 MB that was announced as smaller, and the inquiry is kept', async () => {
    const { inquiryId, grants } = await announce(context, 'a.pdf');
    const { error } = await upload(context, grants[0]!, new Uint8Array(maxFileBytes + 1));
    expect(error?.message).toContain('maximum allowed size');
    expect(await confirm(inquiryId)).toEqual({ stored: [], awaited: [0] });
    expect((await countRows(context.sql)).inquiries).toBe(1);
    expect((await upload(context, grants[0]!)).error, 'the slot is still free').toBeNull();
  });
});

describe('the bucket', () => {
  test.each([
    '../../../etc/passwd.pdf',
    '..\\..\\windows.pdf',
    '/etc/cron.d/job.pdf',
    'a\u0000b.pdf',
    '.pdf',
    '%2e%2e%2fx.pdf',
  ])('a file named %j gets a path without its name', async (name) => {
    const { inquiryId, grants } = await announce(context, name);
    expect(grants[0]?.path).toBe(`${inquiryId}/0`);
    const [row] = await context.sql`select files -> 0 ->> 'name' as name from leads.inquiries`;
    expect(row?.name).not.toMatch(/[/\\\0]/);
  });

  test('a grant works once, for its slot and for the announced media type', async () => {
    const { grants } = await announce(context, 'a.pdf', 'b.pdf');
    const [a, b] = grants as [UploadGrant, UploadGrant];
    expect((await upload(context, { ...a, path: b.path })).error?.message).toContain('token');
    expect((await upload(context, { ...a, token: '9999999999.guess' })).error?.message).toContain('token');
    const page = await upload(context, { ...a, content_type: 'text/html' });
    expect(page.error?.message).toContain('not supported');
    expect(isStored(context, a.path)).toBe(false);
    expect((await upload(context, a)).error).toBeNull();
    expect((await upload(context, a)).error?.message).toContain('already exists');
  });

  test('the bucket accepts every file type that the form lists', async () => {
    for (let start = 0; start < acceptedExtensions.contact.length; start += 5) {
      const names = acceptedExtensions.contact.slice(start, start + 5).map((extension) => `a.${extension}`);
      const { grants } = await announce(context, ...names);
      expect(grants.map(({ name }) => name)).toEqual(names);
      for (const grant of grants) expect((await upload(context, grant)).error).toBeNull();
    }
  });

  test('the bucket can’t be read, listed or changed with the publishable key', async () => {
    const { grants } = await announce(context, 'a.pdf');
    const { path } = grants[0]!;
    await upload(context, grants[0]!);
    const bucket = openBucket(context);
    expect((await bucket.download(path)).error).not.toBeNull();
    expect((await bucket.list()).error).not.toBeNull();
    expect((await bucket.upload(`${randomUUID()}/0`, pdf)).error).not.toBeNull();
    expect((await bucket.remove([path])).error).not.toBeNull();
    expect(isStored(context, path)).toBe(true);
  });
});
