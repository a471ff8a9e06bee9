import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { UploadGrant } from '#src/inquiry/function-api.ts';
import { attachmentBucket } from '#src/inquiry/upload-limits.ts';
import { submit } from './inquiries.ts';
import { announce, getStoredPath, pdf, pdfFile, upload } from './stored-files.ts';
import { contactInquiry, countRows, post, useServices } from './test-services.ts';

const context = useServices();
const confirm = async (inquiryId: string) =>
  (await post(context, { inquiry_id: inquiryId }, {}, '/uploads')).body;

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
    expect(await confirm(inquiryId)).toEqual({ stored: [], awaited: [0, 1] });
    expect((await upload(context, grants[1]!)).error).toBeNull();
    expect(await confirm(inquiryId)).toEqual({ stored: [1], awaited: [0] });
    expect((await upload(context, grants[0]!)).error).toBeNull();
    expect(await confirm(inquiryId)).toEqual({ stored: [0, 1], awaited: [] });
    expect(readFileSync(getStoredPath(context, grants[0]!.path))).toEqual(Buffer.from(pdf));
  });

  test('an inquiry without files and an unknown inquiry have nothing to upload', async () => {
    const { body } = await submit(context);
    expect(body).not.toHaveProperty('uploads');
    for (const id of [body.inquiry_id, randomUUID()])
      expect(await confirm(id)).toEqual({ stored: [], awaited: [] });
  });

  test('a repeat gets new grants for missing files during two hours', async () => {
    const files = [pdfFile('a.pdf'), pdfFile('b.pdf'), pdfFile('c.pdf')];
    const inquiry = { ...contactInquiry, files, idempotency_key: randomUUID() };
    const first = await post(context, inquiry);
    const [a, b, c] = first.body.uploads as [UploadGrant, UploadGrant, UploadGrant];
    await upload(context, a);
    const repeat = await post(context, inquiry);
    expect(repeat.body.inquiry_id).toBe(first.body.inquiry_id);
    expect(repeat.body.uploads?.map(({ path }) => path)).toEqual([b.path, c.path]);
    expect((await upload(context, repeat.body.uploads![0]!)).error).toBeNull();

    const [row] = await context.sql`
      select extract(epoch from uploads_until - received_at)::int as seconds from leads.inquiries`;
    expect(row?.seconds).toBeCloseTo(2 * 60 * 60, -2);
    await context.sql`update leads.inquiries set uploads_until = now() - interval '1 second'`;
    expect((await post(context, inquiry)).body.uploads).toEqual([]);
    expect((await countRows(context.sql)).inquiries).toBe(1);
  });

  test('rejected files are reported before anything is stored', async () => {
    const { status, body } = await submit(context, { files: [pdfFile('tool.pdf.exe')] });
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['files']]);
    expect(await countRows(context.sql)).toEqual({ inquiries: 0, mailJobs: 0 });
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
