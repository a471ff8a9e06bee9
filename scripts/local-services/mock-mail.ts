/**
 * A mail provider that delivers to a folder: the function posts mails as it does to the hosted one, and a person reads them
 * at /_mail, as text, as HTML, or as the .eml file that a mail program opens.
 */
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import { document, markup } from '../../supabase/functions/send-contact-email/native-form/markup.ts';
import { HttpError, readJson, sendJson } from './http.ts';
import type { LocalSecrets } from './secrets.ts';
import { readStateFile, writeStateFile } from './state-file.ts';
import { isFromThisMachine, privateHeaders, thisMachineAlone } from './this-machine.ts';

const mailSchema = z.object({
  from: z.string(),
  to: z.array(z.string()),
  reply_to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  received_at: z.string().default(() => new Date().toISOString()),
});

type LocalMail = z.infer<typeof mailSchema>;

const identifier = /^[0-9a-f-]{36}$/;
const mostShown = 200;

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

const mailFile = (dataDir: string, id: string) => join(mailFolder(dataDir), `${id}.json`);

/** Takes a mail over, which is on the disk before the answer. The same key again is the same mail, as with the hosted provider. */
export async function acceptMail(
  request: IncomingMessage,
  response: ServerResponse,
  dataDir: string,
  { serviceKey }: LocalSecrets,
): Promise<void> {
  if (request.headers.authorization !== `Bearer ${serviceKey}`) throw new HttpError(401, 'Wrong key');
  const id = String(request.headers['idempotency-key']);
  if (!identifier.test(id)) throw new HttpError(400, 'Please send a UUID as Idempotency-Key');
  const mail = await readJson(request, 1024 * 1024, mailSchema);
  if (!existsSync(mailFile(dataDir, id))) await writeStateFile(mailFile(dataDir, id), mail);
  sendJson(response, 200, { id });
}

/** Deletes captured copies of mails, by the identifiers of their mail jobs. */
export async function removeMails(dataDir: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(mailFile(dataDir, id), { force: true });
}

export async function showMail(
  request: IncomingMessage,
  response: ServerResponse,
  dataDir: string,
): Promise<void> {
  for (const [name, value] of Object.entries(privateHeaders)) response.setHeader(name, value);
  if (!isFromThisMachine(request)) throw new HttpError(403, thisMachineAlone);
  const path = new URL(`http://mail${request.url}`).pathname.replace(/^\/_mail\/?/, '');
  if (path === '') return sendPage(response, await mailList(dataDir));
  const [id = '', part = ''] = path.split(/[./]/);
  const mail = identifier.test(id) ? readMail(dataDir, id) : undefined;
  if (!mail) throw new HttpError(404, 'There is no such mail');
  if (part === '') return sendPage(response, mailPage(id, mail));
  if (part === 'html') return sendPage(response, mail.html);
  if (part !== 'eml') throw new HttpError(404, 'There is no such part');
  response.writeHead(200, {
    'Content-Type': 'message/rfc822',
    'Content-Disposition': `attachment; filename="${id}.eml"`,
  });
  response.end(await toEml(id, mail));
}

function readMail(dataDir: string, id: string): LocalMail | undefined {
  return readStateFile(mailFile(dataDir, id), mailSchema, 'Delete it: the inquiry is safe without.');
}

async function mailList(dataDir: string): Promise<string> {
  const files = existsSync(mailFolder(dataDir)) ? await readdir(mailFolder(dataDir)) : [];
  const ids = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  const damaged: string[] = [];
  const known = ids.flatMap((id) => {
    try {
      const mail = readMail(dataDir, id);
      return mail ? [{ id, mail }] : [];
    } catch (error) {
      damaged.push((error as Error).message);
      return [];
    }
  });
  known.sort((first, second) => second.mail.received_at.localeCompare(first.mail.received_at));
  return document(
    'Mails',
    markup`<h1>Mails</h1>
<p>${known.length} captured on this machine, newest first${known.length > mostShown && `; the first ${mostShown} are shown`}.
Nothing leaves it.</p>
${damaged.map(
  (problem) => markup`<p>${problem}</p>
`,
)}<table>
<tr><th>Time</th><th>To</th><th>Subject</th><th></th></tr>
${known.slice(0, mostShown).map(
  ({ id, mail }) => markup`<tr>
<td>${mail.received_at.slice(0, 19).replace('T', ' ')}</td>
<td>${mail.to.join(', ')}</td>
<td><a href="/_mail/${id}">${mail.subject}</a></td>
<td><a href="/_mail/${id}.eml">.eml</a></td>
</tr>
`,
)}</table>`,
    styles,
  );
}

function mailPage(id: string, mail: LocalMail): string {
  return document(
    mail.subject,
    markup`<p><a href="/_mail">All mails</a> <a href="/_mail/${id}.eml">Download .eml</a></p>
<h1>${mail.subject}</h1>
<p>From ${mail.from}<br>To ${mail.to.join(', ')}<br>Reply to ${mail.reply_to}<br>${mail.received_at}</p>
<h2>HTML</h2>
<iframe sandbox src="/_mail/${id}.html" title="HTML part"></iframe>
<h2>Text</h2>
<pre>${mail.text}</pre>`,
    styles,
  );
}

const styles = markup`<style>
body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#16232f}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #ccd4da}
pre{white-space:pre-wrap;border:1px solid #ccd4da;padding:1rem}iframe{width:100%;height:26rem;border:1px solid #ccd4da}
</style>
`;

function sendPage(response: ServerResponse, page: string): void {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'",
  });
  response.end(page);
}

async function toEml(id: string, mail: LocalMail): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { reply_to: replyTo, received_at: date, ...rest } = mail;
  const composed = await transport.sendMail({ ...rest, replyTo, date, messageId: `<${id}@localhost>` });
  return composed.message as Buffer;
}
