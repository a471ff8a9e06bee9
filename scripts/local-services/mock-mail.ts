/** Mocks Resend: captures emails and shows them at /_mail. */
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { markup, type Markup } from '#function/html/markup.ts';
import { sendHtml, sendLocalPage } from './local-page.ts';

interface LocalMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly reply_to?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export const mailboxPath = '/_mail';
const keyPattern = /^[\w-]{1,100}$/;
/** Resend rejects larger emails. */
const maxEmailBytes = 40 * 1024 * 1024;
const getMailFolder = (dataDir: string) => join(dataDir, 'mail');
const getMailFile = (dataDir: string, key: string) => join(getMailFolder(dataDir), `${key}.json`);

export async function mockMail(server: FastifyInstance, dataDir: string, apiKey: string): Promise<void> {
  const folder = getMailFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  server.post(`${mailboxPath}/emails`, { bodyLimit: maxEmailBytes }, async ({ headers, body }, reply) => {
    if (headers.authorization !== `Bearer ${apiKey}`) return reply.code(401).send('Invalid API key');
    const key = String(headers['idempotency-key']);
    if (!keyPattern.test(key)) return reply.code(400).send('Idempotency-Key is missing or invalid');
    const isStored = await storeOnce(getMailFile(dataDir, key), JSON.stringify(body, null, 2));
    // Resend rejects a different email with the same key.
    return isStored ? { id: key } : reply.code(409).send({ name: 'invalid_idempotent_request' });
  });

  server.get<{ Params: { name: string } }>(`${mailboxPath}/:name`, async ({ params }, reply) => {
    const [key = '', part] = params.name.split('.');
    if (!keyPattern.test(key) || !existsSync(getMailFile(dataDir, key)))
      return reply.code(404).send('Email not found');
    const { mail, time } = await readMail(dataDir, key);
    return part === 'html'
      ? sendHtml(reply, mail.html)
      : sendLocalPage(reply, mail.subject, renderMailPage(key, mail, time));
  });
  server.get(mailboxPath, async (_, reply) =>
    sendLocalPage(reply, 'Captured emails', await renderMailList(dataDir)),
  );
}

async function storeOnce(file: string, content: string): Promise<boolean> {
  const part = `${file}.${crypto.randomUUID()}`;
  await writeFile(part, content, { mode: 0o600 });
  try {
    await link(part, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')) === content;
  } finally {
    await rm(part);
  }
}

async function readMail(dataDir: string, key: string) {
  const file = getMailFile(dataDir, key);
  const { mtime } = await stat(file);
  return { mail: JSON.parse(await readFile(file, 'utf8')) as LocalMail, time: mtime.toISOString() };
}

async function renderMailList(dataDir: string): Promise<Markup> {
  const files = (await readdir(getMailFolder(dataDir))).filter((file) => file.endsWith('.json'));
  const keys = files.map((file) => file.slice(0, -'.json'.length));
  const mails = await Promise.all(keys.map(async (key) => ({ key, ...(await readMail(dataDir, key)) })));
  mails.sort((first, second) => second.time.localeCompare(first.time));
  return markup`<h1>Captured emails</h1>
<p>${mails.length} emails, newest first. They stay on this computer and are never sent.</p>
<table>
<tr><th>Time</th><th>To</th><th>Subject</th></tr>
${mails.map(
  ({ key, mail, time }) => markup`<tr>
<td>${time.slice(0, 19).replace('T', ' ')}</td>
<td>${mail.to.join(', ')}</td>
<td><a href="${mailboxPath}/${key}">${mail.subject}</a></td>
</tr>
`,
)}</table>`;
}

function renderMailPage(key: string, mail: LocalMail, time: string): Markup {
  return markup`<p><a href="${mailboxPath}">All emails</a></p>
<h1>${mail.subject}</h1>
<p>From ${mail.from}<br>To ${mail.to.join(', ')}<br>Reply to ${mail.reply_to ?? 'the sender'}<br>${time}</p>
<h2>HTML</h2>
<iframe sandbox src="${mailboxPath}/${key}.html" title="HTML part"></iframe>
<h2>Text</h2>
<pre>${mail.text}</pre>`;
}
