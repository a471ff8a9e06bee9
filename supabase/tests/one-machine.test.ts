import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import getPort from 'get-port';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFolder } from '#scripts/local-services/data-folder.ts';
import { runningDatabaseUrl } from '#scripts/local-services/database.ts';
import { startLocalServices, type LocalServices } from '#scripts/local-services/local-services.ts';
import { createServer } from '#scripts/serve/http-server.ts';
import { mailFolder } from '#scripts/local-services/mock-mail.ts';
import { commandFor } from '#scripts/local-services/postgres-binaries.ts';
import { localSecrets } from '#scripts/local-services/secrets.ts';
import { sampleContact } from '#scripts/test/sample-inquiries.ts';
import { proxyServices } from '#scripts/serve/proxy-services.ts';
import { storageFolder } from '#scripts/local-services/mock-storage.ts';
import { functionPath, referenceOf, type SubmissionAnswer } from '#shared/function-api.ts';
import { contactInquiry, post, postForm, publicClient, rfpSubmission, siteOrigin } from './test-services.ts';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'inquiries-machine-'));
let services: LocalServices;
/** A site without pages, in front of the services. */
let site: FastifyInstance;
let siteAddress: string;

const start = () => startLocalServices({ dataDir, siteOrigin, environment: { RATE_LIMIT_MAXIMUM: '1000' } });
const command = (script: string, ...options: string[]) =>
  run(process.execPath, [`${repository}scripts/leads/${script}.ts`, '--data-dir', dataDir, ...options], {
    cwd: repository,
  });

beforeAll(async () => {
  services = await start();
  site = createServer((_request, reply) => reply.code(404).send('of the site itself'));
  proxyServices(site, () => services);
  siteAddress = await site.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await site.close();
  await services.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the browser’s client works at the site’s own origin, files included', async () => {
  const client = publicClient(siteAddress);
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
  const answer = await fetch(`${siteAddress}${functionPath}`, {
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
  const outside = await fetch(`${services.mockOrigin}/_mail`, {
    headers: { 'X-Forwarded-For': '192.0.2.5' },
  });
  expect(outside.status).toBe(403);
  expect((await fetch(`${siteAddress}/_mail/..%2f..%2fsecrets.eml`)).status).toBe(404);
});

test('only the paths of the services are passed on', async () => {
  const answered = async (path: string) => {
    const answer = await fetch(`${siteAddress}${path}`);
    return (await answer.text()) !== 'of the site itself';
  };
  for (const path of [functionPath, '/storage/v1/object/x', '/_mail', '/_mail/x']) {
    expect([path, await answered(path)]).toEqual([path, true]);
  }
  for (const path of ['/', '/contact', '/_mailing', '/emails', '/functions/v2/']) {
    expect([path, await answered(path)]).toEqual([path, false]);
  }
});

test('a service that is away is a 503 and not a hanging page', async () => {
  const gone = `http://127.0.0.1:${await getPort({ host: '127.0.0.1' })}`;
  await using proxy = createServer((_request, reply) => reply.code(404).send());
  proxyServices(proxy, () => ({ functionOrigin: gone, mockOrigin: gone }));
  const address = await proxy.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${address}/functions/v1/x`, { method: 'POST', body: 'x' });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2']);
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

test('what has not left is listed with its cause, and an inquiry is mailed again', async () => {
  const { body } = await post(services, { ...contactInquiry, email: 'unsent@biotech.example' });
  const reference = referenceOf(body.inquiry_id);
  await services.drainOutbox();
  expect((await command('leads', '--unsent')).stdout).toBe('Every mail has left.\n');
  const sql = postgres(services.databaseUrl, { max: 1 });
  await sql`update leads.mail_jobs set status = 'queued', attempts = 3, last_error = 'answered 401',
    next_attempt_at = now() + interval '1 hour' where inquiry_id = ${body.inquiry_id} and kind = 'notification'`;
  await sql.end();
  const { stdout: unsent } = await command('leads', '--unsent');
  expect(unsent).toMatch(new RegExp(`notification ${reference}: tried 3 times, next at .*\\n +answered 401`));
  expect((await command('leads', '--send-again', reference)).stdout).toContain(`${reference} is queued`);
  await services.drainOutbox();
  expect((await command('leads', '--unsent')).stdout).toBe('Every mail has left.\n');
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
  expect(runningDatabaseUrl(databaseFolder(dataDir))).toBeUndefined();
  const { stdout: between } = await command('leads', '--csv');
  services = await start();
  const { stdout: after } = await command('leads', '--csv');
  expect([between, after]).toEqual([before, before]);
  expect((await post(services, contactInquiry)).status).toBe(200);
});

test('nothing stays behind when the site is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inquiries-killed-'));
  const source = `
    import { startLocalServices } from '${repository}scripts/local-services/local-services.ts';
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

const newFolder = () => mkdtempSync(join(tmpdir(), 'inquiries-new-'));
const startIn = (folder: string) => startLocalServices({ dataDir: folder, siteOrigin, drainEverySeconds: 0 });
const leadsOf = (folder: string) =>
  run(process.execPath, [`${repository}scripts/leads/leads.ts`, '--data-dir', folder, '--csv'], {
    cwd: repository,
  });

test('of two sites that start at once on the same new data one runs, and the other is refused', async () => {
  const folder = newFolder();
  const starts = await Promise.allSettled([startIn(folder), startIn(folder)]);
  const [running] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const reasons = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
  expect(reasons).toEqual([expect.stringMatching(/Another site is using .* already\. Stop it/)]);
  expect((await post(running!, contactInquiry)).status).toBe(200);
  await running!.close();
  rmSync(folder, { recursive: true });
});

test('the lead list that is asked for during a first start waits for it, and leaves the data to it', async () => {
  const folder = newFolder();
  const starting = startIn(folder);
  const early = leadsOf(folder);
  const started = await starting;
  expect((await early).stdout).toMatch(/^\uFEFFreceived_at/);
  expect((await post(started, contactInquiry)).status).toBe(200);
  expect((await leadsOf(folder)).stdout).toContain('ada@biotech.example');
  await started.close();
  rmSync(folder, { recursive: true });
});

test('a site that is started while the lead list is read waits for it', async () => {
  const folder = newFolder();
  await (await startIn(folder)).close();
  const [list, started] = await Promise.all([leadsOf(folder), startIn(folder)]);
  expect(list.stdout).toMatch(/^\uFEFFreceived_at/);
  expect((await post(started, contactInquiry)).status).toBe(200);
  await started.close();
  rmSync(folder, { recursive: true });
});

test.each(['', '{', '[]', '{"serviceKey":1}'])(
  'damaged secrets (%s) are named, with what to do',
  async (content) => {
    const folder = newFolder();
    const file = join(folder, 'secrets.json');
    writeFileSync(file, content);
    await expect(startIn(folder)).rejects.toThrow(`${file} is damaged. Delete it, and the next start`);
    rmSync(file);
    expect(await localSecrets(folder)).toEqual(await localSecrets(folder));
    rmSync(folder, { recursive: true });
  },
);

test('a damaged mail is named among the others', async () => {
  const name = '00000000-0000-4000-8000-000000000000.json';
  writeFileSync(join(mailFolder(dataDir), name), '{');
  const list = await fetch(`${siteAddress}/_mail`);
  expect(list.status).toBe(200);
  const page = await list.text();
  expect(page).toContain('grace@pharma.example');
  expect(page).toContain(`${name} is damaged. Delete it`);
  rmSync(join(mailFolder(dataDir), name));
});

test('a database that was killed and that nobody has waited for is not taken for a running one', async () => {
  const folder = newFolder();
  await (await startIn(folder)).close();
  // An ended process stays in the table until its parent asks for its status, which this one never does.
  const [shell, ...before] = commandFor('sh');
  const parent = spawn(shell, [...before, '-c', 'true & echo $!; exec sleep 60']);
  const [dead] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string];
  const cluster = join(databaseFolder(folder), 'cluster');
  writeFileSync(join(cluster, 'postmaster.pid'), `${dead}\n${cluster}\n`);
  const started = await startIn(folder);
  expect((await post(started, contactInquiry)).status).toBe(200);
  await started.close();
  parent.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

test('a first start that is killed at whatever moment is made good by the next', async () => {
  const folder = newFolder();
  const source = `
    import { startLocalServices } from '${repository}scripts/local-services/local-services.ts';
    await startLocalServices({ dataDir: '${folder}/data', siteOrigin: '${siteOrigin}' });`;
  for (const moment of [0, 50, 100, 200, 300, 450, 600, 900]) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'ignore' });
    while (!existsSync(join(folder, 'data/lock'))) await pause(5);
    await pause(moment);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const started = await startIn(join(folder, 'data'));
  expect(readdirSync(join(folder, 'data')).filter((name) => name.startsWith('postgres'))).toEqual([
    'postgres',
  ]);
  expect((await post(started, contactInquiry)).status).toBe(200);
  await started.close();
  rmSync(folder, { recursive: true });
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
  const fields = { ...sampleContact, email };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('data-files', new File(['%PDF-1.7'], 'dossier.pdf'));
  return form;
}
