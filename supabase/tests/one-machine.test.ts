import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocalServices, type LocalServices } from '../../scripts/local-services.ts';
import { freePort } from '../../scripts/local/free-port.ts';
import { mailFolder } from '../../scripts/local/mail-stand-in.ts';
import { proxyRequest } from '../../scripts/local/proxy.ts';
import { storageFolder } from '../../scripts/local/storage-stand-in.ts';
import type { SubmissionAnswer } from '../functions/_shared/function-answers.ts';
import { contactInquiry, post, postForm, rfpSubmission, siteOrigin } from './test-services.ts';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'inquiries-machine-'));
let services: LocalServices;
/** A site with nothing of its own. */
let site: Server;
let siteAddress: string;

const start = () => startLocalServices({ dataDir, siteOrigin, environment: { RATE_LIMIT_MAXIMUM: '1000' } });
const command = (script: string, ...options: string[]) =>
  run(process.execPath, [`${repository}scripts/${script}.ts`, '--data-dir', dataDir, ...options], {
    cwd: repository,
  });

beforeAll(async () => {
  services = await start();
  site = createServer((request, response) => {
    const origin = services.matchLocalService(new URL(request.url ?? '/', siteOrigin).pathname);
    if (origin) return proxyRequest(request, response, origin);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteAddress = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});

afterAll(async () => {
  site.close();
  await services.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the browser’s client works at the site’s own origin, files included', async () => {
  const client = createClient(siteAddress, 'anonymous');
  const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  const { data, error } = await client.functions.invoke<SubmissionAnswer>('send-contact-email', {
    body: { ...contactInquiry, files: [{ name: 'dossier.pdf', size: file.size }] },
    headers: { Origin: siteAddress },
  });
  expect(error).toBeNull();
  const [grant] = data!.uploads!;
  const uploaded = await client.storage
    .from(grant!.bucket)
    .uploadToSignedUrl(grant!.path, grant!.token, file);
  expect(uploaded.error).toBeNull();
  const confirmed = await client.functions.invoke('send-contact-email/uploads', {
    body: { inquiry_id: data!.inquiry_id },
  });
  expect(confirmed.data).toEqual({ stored: 1, awaited: 0 });
});

test('a form posted to the site leads back to the address it was shown at', async () => {
  const { type, name, email, company } = contactInquiry;
  const answer = await fetch(`${siteAddress}/functions/v1/send-contact-email`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: siteAddress },
    body: new URLSearchParams({ type, name, email, company }),
  });
  expect(answer.headers.get('Location')).toBe(`${siteAddress}/contact?sent=1#sent`);
});

test('every mail can be read in the browser and downloaded', async () => {
  await services.drainOutbox();
  const list = await (await fetch(`${siteAddress}/_mail`)).text();
  const [, path] = /<a href="(\/_mail\/[0-9a-f-]+)">Contact inquiry from Ada Novak/.exec(list) ?? [];
  expect(await (await fetch(`${siteAddress}${path}`)).text()).toContain('Reply to ada@biotech.example');
  const download = await fetch(`${siteAddress}${path}.eml`);
  expect(download.headers.get('Content-Type')).toBe('message/rfc822');
  expect(await download.text()).toMatch(/^From: DEP <inquiries@example\.com>\r\n/m);
  const outside = await fetch(`${services.standInOrigin}/_mail`, {
    headers: { 'X-Forwarded-For': '192.0.2.5' },
  });
  expect(outside.status).toBe(403);
  expect((await fetch(`${siteAddress}/_mail/..%2f..%2fsecrets.eml`)).status).toBe(404);
});

test('only the paths of the services are passed on', () => {
  const match = (path: string) => services.matchLocalService(path);
  expect(match('/functions/v1/send-contact-email')).toBe(services.functionOrigin);
  expect(match('/storage/v1/object/x')).toBe(services.standInOrigin);
  expect([match('/_mail'), match('/_mail/x')]).toEqual([services.standInOrigin, services.standInOrigin]);
  expect([
    match('/'),
    match('/contact'),
    match('/_mailing'),
    match('/emails'),
    match('/functions/v2/'),
  ]).toEqual(Array.from({ length: 5 }, () => undefined));
});

test('a service that is away is a 503 and not a hanging page', async () => {
  const gone = `http://127.0.0.1:${await freePort()}`;
  const proxy = createServer((request, response) => proxyRequest(request, response, gone));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const answer = await fetch(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}/functions/v1/x`, {
    method: 'POST',
    body: 'x',
  });
  expect(answer.status).toBe(503);
  proxy.close();
});

test('a second site on the same data is refused, with a word on what to do', async () => {
  await expect(start()).rejects.toThrow(/is using .* already\. Stop it, or set DATA_DIR/);
});

test('the lead list reads the data of a running site, newest first', async () => {
  await post(services, {
    ...rfpSubmission,
    company: '=HYPERLINK("http://evil.example")',
    project_name: 'a, "b"',
  });
  const { stdout: table } = await command('leads');
  expect(table.split('\n')[1]).toMatch(/rfp +Grace Okafor +grace@pharma\.example/);
  const { stdout: csv } = await command('leads', '--csv');
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(csv).toContain('"a, ""b"""');
  expect(csv.split('\r\n')[0]).toContain('received_at,type,name,email,company');
});

test('deleting a person takes inquiries, mail jobs and files, and nothing of anybody else', async () => {
  const other = await post(services, { ...contactInquiry, email: 'other@biotech.example' });
  await postForm(services, fileForm('ada@biotech.example'));
  await postForm(services, fileForm('other@biotech.example'));
  await services.drainOutbox();
  const files = () => readdirSync(storageFolder(dataDir)).length;
  const mails = () => readdirSync(mailFolder(dataDir)).length;
  const [filesBefore, mailsBefore] = [files(), mails()];

  const { stdout: preview } = await command('delete-person', 'ADA@biotech.example');
  const [, inquiries, jobs, stored] = /(\d+) inquiries, (\d+) mail jobs, (\d+) files/
    .exec(preview)!
    .map(Number);
  expect([files(), mails()]).toEqual([filesBefore, mailsBefore]);
  expect(inquiries).toBeGreaterThan(1);

  await command('delete-person', 'ADA@biotech.example', '--yes');
  expect(files()).toBe(filesBefore - stored!);
  expect(mails()).toBe(mailsBefore - jobs!);
  const { stdout: csv } = await command('leads', '--csv');
  expect(csv).not.toContain('ada@biotech.example');
  expect(csv.match(/other@biotech\.example/g)).toHaveLength(2);
  expect(csv).toContain(other.body.inquiry_id);
  expect(csv).toContain('grace@pharma.example');
});

test('a restart keeps everything, and the lead list works in between', async () => {
  const { stdout: before } = await command('leads', '--csv');
  await services.close();
  expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
  const { stdout: between } = await command('leads', '--csv');
  services = await start();
  const { stdout: after } = await command('leads', '--csv');
  expect([between, after]).toEqual([before, before]);
  expect((await post(services, contactInquiry)).status).toBe(200);
});

test('nothing stays behind when the site is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inquiries-killed-'));
  const source = `
    import { startLocalServices } from '${repository}scripts/local-services.ts';
    const services = await startLocalServices({ dataDir: '${folder}', siteOrigin: '${siteOrigin}' });
    console.log(JSON.stringify(services.processes()));`;
  const site = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) =>
    createInterface({ input: site.stdout }).once('line', resolve),
  );
  const pids = Object.values(JSON.parse(line) as Record<string, number>);
  expect(pids.every(isRunning)).toBe(true);
  site.kill('SIGKILL');
  while (pids.some(isRunning)) await pause(50);
  rmSync(folder, { recursive: true, force: true });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function fileForm(email: string): FormData {
  const form = new FormData();
  const fields = { type: 'contact', name: 'Someone', email, company: 'Somewhere' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('data-files', new File(['%PDF-1.7'], 'dossier.pdf'));
  return form;
}
