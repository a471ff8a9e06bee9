import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  contactInquiry,
  functionUrl,
  nativeContactForm,
  postForm,
  siteOrigin,
  useServices,
} from './test-services.ts';

/** A failure is a line in the log by which it can be found, without anything that a visitor sent. */

const mailPort = await getPort({ host: '127.0.0.1' });
const context = useServices({
  RESEND_API_URL: `http://127.0.0.1:${mailPort}`,
  DATABASE_TIMEOUT_SECONDS: '2',
});
/** A mail service that refuses every mail and quotes it. */
const mailService = createServer((request, response) => request.pipe(response.writeHead(422)));
beforeAll(() => new Promise<void>((resolve) => mailService.listen(mailPort, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => mailService.close(resolve)));

/** Appears in every text that a visitor can send. */
const mark = 'Zaphod';
const personal = {
  ...contactInquiry,
  name: `${mark} Beeblebrox`,
  email: `${mark}@betelgeuse.example`,
  company: `${mark} Ltd`,
  phone: '+1 555 424242',
  project_description: `${mark}’s project`,
  attribution: { referrer: `https://search.example/${mark}` },
  files: [{ name: `${mark}.pdf`, size: 5 }],
};
const secrets = [mark, /betelgeuse/i, /555 ?424242/, /198\.51\.100/, /beeblebrox/i];

const send = (body: unknown, headers: Record<string, string> = {}, path = '') =>
  fetch(`${functionUrl(context.services)}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: siteOrigin,
      'User-Agent': `${mark}/1`,
      Referer: `${siteOrigin}/contact?topic=${mark}`,
      'X-Forwarded-For': '198.51.100.42',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const lines = async () => {
  // The output arrives through a pipe.
  await pause(200);
  return context.log.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as object);
};

test.each([
  ['a wrong path', () => send(personal, {}, `/${mark}`), 404],
  ['the origin of another site', () => send(personal, { Origin: `https://${mark}.example` }), 403],
  ['half a JSON object', () => send(`{"name":"${mark}`), 400],
  ['a wrong email address', () => send({ ...personal, email: `${mark} at betelgeuse` }), 422],
])('a request with %s is logged with the id of its answer', async (_, ask, status) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  const id = answer.headers.get('X-Request-Id');
  expect(await lines()).toContainEqual(expect.objectContaining({ request_id: id, status }));
  for (const secret of secrets) expect(context.log.join('\n')).not.toMatch(secret);
});

test('a refused form that was posted without JavaScript is logged with the names of its wrong fields', async () => {
  const { email } = personal;
  const form = new URLSearchParams({
    ...nativeContactForm,
    name: '',
    email,
    phone: `${mark} 555 424242 555`,
  });
  const answer = await postForm(context.services, form, { 'X-Forwarded-For': '198.51.100.42' });
  const location = answer.headers.get('Location');
  expect(location).toBe(`${siteOrigin}/contact?refused=name,phone#refused-name`);
  const id = answer.headers.get('X-Request-Id');
  expect(await lines()).toContainEqual(
    expect.objectContaining({ request_id: id, status: 422, fields: ['name', 'phone'] }),
  );
  for (const secret of secrets) expect(context.log.join('\n')).not.toMatch(secret);
});

test('a database that doesn’t answer and a refused mail are logged without any text of the inquiry', async () => {
  await context.sql.begin(async (sql) => {
    await sql`lock table leads.inquiries in access exclusive mode`;
    expect((await send(personal)).status).toBe(503);
  });
  expect((await send(personal)).status).toBe(200);
  await context.services.runMaintenance();
  const logged = JSON.stringify(await lines());
  expect(logged).toContain('"status":503');
  expect(logged).toContain('"code":"mail_failed"');
  for (const secret of secrets) expect(logged).not.toMatch(secret);
});
