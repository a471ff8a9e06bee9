import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SubmissionResponse } from '#src/inquiry/function-api.ts';
import { makeMailJobsDue, notificationMark } from './inquiries.ts';
import { findMailsTo, ownerAddress, startMailRecorder } from './mail-recorder.ts';
import { startRecordingServer } from './recording-server.ts';
import { pdfFile, readStorageVariables, upload } from './stored-files.ts';
import { connectInProcess, contactInquiry, useServices } from './test-services.ts';

const mail = await startMailRecorder();
const heartbeat = await startRecordingServer();
const silentStorage = await startRecordingServer('hang');

const context = useServices({ MAIL_SERVICE: 'none' });
beforeEach(() => {
  // A tenth of the function's timeouts.
  const createTimeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => createTimeout(milliseconds / 10));
  return () => vi.restoreAllMocks();
});

const connect = (variables: Readonly<Record<string, string>> = {}) =>
  connectInProcess(context, {
    environment: {
      ...readStorageVariables(context),
      MAIL_SERVICE: 'resend',
      RESEND_API_URL: mail.url,
      MAIL_TIMEOUT_SECONDS: '4',
      PROVIDER_EMAIL: ownerAddress,
      HEARTBEAT_URL: heartbeat.url,
      ...variables,
    },
  });

test('while storage doesn’t respond, posts are answered, emails leave, maintenance ends and the heartbeat gets the reason, and later a repeat gets the upload grants', async () => {
  const { post, runMaintenance } = connect({ SUPABASE_URL: silentStorage.url });
  const submit = async (fields: object, send = post) => {
    const response = await send({ ...contactInquiry, ...fields });
    expect(response.status).toBe(200);
    return response.json() as Promise<SubmissionResponse>;
  };
  const withFiles = { idempotency_key: randomUUID(), files: [pdfFile('a.pdf'), pdfFile('b.pdf')] };
  const countMailsAbout = (id: string) =>
    findMailsTo(mail, ownerAddress).filter(({ text }) => String(text).includes(notificationMark(id))).length;

  const { inquiry_id, uploads } = await submit(withFiles);
  expect(uploads).toEqual([]);
  const withoutFiles = await submit({});
  await expect.poll(() => countMailsAbout(withoutFiles.inquiry_id)).toBe(1);
  expect((await post({ inquiry_id }, undefined, '/uploads')).status).toBe(503);
  const { failures } = await runMaintenance();
  expect(failures).toEqual([expect.stringMatching(/^storage: /)]);
  expect(countMailsAbout(inquiry_id)).toBe(1);
  expect(findMailsTo(mail, contactInquiry.email)).toHaveLength(2);
  // A success ping has no body.
  const bodies = heartbeat.calls.map(({ body }) => body);
  expect(bodies).toContainEqual(expect.stringMatching(/^storage: /));
  expect(bodies).not.toContain('');

  const recovered = connect();
  const repeat = await submit(withFiles, recovered.post);
  expect(repeat).toMatchObject({ inquiry_id, uploads: [{}, {}] });
  expect((await upload(context, repeat.uploads![0]!)).error).toBeNull();
  await recovered.runMaintenance();
  expect(heartbeat.calls.at(-1)?.body).toBe('');
});

test('visitors and maintenance don’t wait for a mail service that doesn’t respond, and each email is tried again later', async () => {
  const { post, runMaintenance } = connect();
  mail.mode = 'hang';
  expect((await post(contactInquiry)).status).toBe(200);
  const failed = () => context.sql`select from leads.mail_jobs where status = 'queued' and attempts = 1`;
  expect(await failed()).toHaveLength(0);
  await runMaintenance();
  expect(await failed()).toHaveLength(2);
  mail.mode = 'accept';
  await makeMailJobsDue(context.sql);
  await runMaintenance();
  expect(await context.sql`select from leads.mail_jobs where status = 'sent'`).toHaveLength(2);
});
