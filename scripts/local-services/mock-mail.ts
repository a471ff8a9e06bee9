/**
 * A mail provider that delivers to a folder: the function posts mails as it does to the hosted one, and a person reads
 * them at /_mail, as text, as HTML, or as the .eml file that a mail program opens.
 */
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import { htmlDocument, markup } from '#function/html/markup.ts';
import { parseBody, refusal } from './refusal.ts';
import type { LocalSecrets } from './secrets.ts';
import { readStateFile, writeStateFile } from './whole-file.ts';
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

export type LocalMail = z.infer<typeof mailSchema>;

const identifier = /^[0-9a-f-]{36}$/;
const mostShown = 200;

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

const mailFile = (dataDir: string, id: string) => join(mailFolder(dataDir), `${id}.json`);

/** Adds to `server` what the function calls, and the pages on which a person reads what it sent. */
export function mockMail(server: FastifyInstance, dataDir: string, { serviceKey }: LocalSecrets): void {
  // Written to disk before it is answered. As with the hosted provider, the same key again is the same mail.
  server.post('/emails', async ({ headers, body }) => {
    if (headers.authorization !== `Bearer ${serviceKey}`) throw refusal(401, 'Wrong key');
    const id = String(headers['idempotency-key']);
    if (!identifier.test(id)) throw refusal(400, 'Please send a UUID as Idempotency-Key');
    const mail = parseBody(body, mailSchema);
    if (!existsSync(mailFile(dataDir, id))) await writeStateFile(mailFile(dataDir, id), mail);
    return { id };
  });
  const onRequest = async ({ raw }: FastifyRequest, reply: FastifyReply) => {
    reply.headers(privateHeaders);
    if (!isFromThisMachine(raw)) throw refusal(403, thisMachineAlone);
  };
  server.get('/_mail', { onRequest }, async (_, reply) => sendPage(reply, await mailList(dataDir)));
  server.get<{ Params: { name: string } }>('/_mail/:name', { onRequest }, async ({ params }, reply) => {
    const [id = '', part = ''] = params.name.split('.');
    const mail = identifier.test(id) ? readMail(dataDir, id) : undefined;
    if (!mail) throw refusal(404, 'There is no such mail');
    if (part === '') return sendPage(reply, mailPage(id, mail));
    if (part === 'html') return sendPage(reply, mail.html);
    if (part !== 'eml') throw refusal(404, 'There is no such part');
    return reply
      .type('message/rfc822')
      .header('Content-Disposition', `attachment; filename="${id}.eml"`)
      .send(await toEml(id, mail));
  });
}

/** Deletes captured copies of mails, by the identifiers of their mail jobs. */
export async function removeMails(dataDir: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(mailFile(dataDir, id), { force: true });
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
  return htmlDocument(
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
  return htmlDocument(
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

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('Content-Security-Policy', policy).send(page);

async function toEml(id: string, mail: LocalMail): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { reply_to: replyTo, received_at: date, ...rest } = mail;
  const composed = await transport.sendMail({ ...rest, replyTo, date, messageId: `<${id}@localhost>` });
  return composed.message as Buffer;
}
