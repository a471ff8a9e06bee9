import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '#scripts/local-services/free-port.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  contactInquiry,
  functionUrl,
  nativeContactForm,
  postForm,
  siteOrigin,
  useServices,
} from './test-services.ts';

const mailPort = await findFreePort();
const context = useServices({
  RESEND_API_URL: `http://127.0.0.1:${mailPort}`,
  DATABASE_TIMEOUT_SECONDS: '2',
});
/** Rejects every email and quotes it. */
const mailService = createServer((request, response) => request.pipe(response.writeHead(422)));
beforeAll(() => new Promise<void>((resolve) => mailService.listen(mailPort, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => mailService.close(resolve)));

/** Part of every visitor text. */
const visitorMark = 'Zaphod';
const personal = {
  ...contactInquiry,
  name: `${visitorMark} Beeblebrox`,
  email: `${visitorMark}@betelgeuse.example`,
  company: `${visitorMark} Ltd`,
  phone: '+1 555 424242',
  project_description: `${visitorMark}’s project`,
  attribution: { referrer: `https://search.example/${visitorMark}` },
  files: [{ name: `${visitorMark}.pdf`, size: 5 }],
};
const personalPatterns = [visitorMark, /betelgeuse/i, /555 ?424242/, /198\.51\.100/, /beeblebrox/i];

const send = (body: unknown, headers: Record<string, string> = {}, path = '') =>
  fetch(`${functionUrl(context.services)}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: siteOrigin,
      'User-Agent': `${visitorMark}/1`,
      Referer: `${siteOrigin}/contact?topic=${visitorMark}`,
      'X-Forwarded-For': '198.51.100.42',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const readLog = async () => {
  // The output arrives through a pipe.
  await pause(200);
  return context.log.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as object);
};

test.each([
  ['a wrong path', () => send(personal, {}, `/${visitorMark}`), 404],
  ['the origin of another site', () => send(personal, { Origin: `https://${visitorMark}.example` }), 403],
  ['truncated JSON', () => send(`{"name":"${visitorMark}`), 400],
  ['a wrong email address', () => send({ ...personal, email: `${visitorMark} at betelgeuse` }), 422],
])('a request with %s is logged with its response’s id', async (_, sendRequest, status) => {
  const response = await sendRequest();
  expect(response.status).toBe(status);
  const id = response.headers.get('X-Request-Id');
  expect(await readLog()).toContainEqual(expect.objectContaining({ request_id: id, status }));
  for (const secret of personalPatterns) expect(context.log.join('\n')).not.toMatch(secret);
});

test('a rejected form posted without JavaScript is logged with the names of its invalid fields', async () => {
  const { email } = personal;
  const form = new URLSearchParams({
    ...nativeContactForm,
    name: '',
    email,
    phone: `${visitorMark} 555 424242 555 555`,
  });
  const response = await postForm(context.services, form, { 'X-Forwarded-For': '198.51.100.42' });
  const location = response.headers.get('Location');
  expect(location).toBe(`${siteOrigin}/contact?rejected=name,phone#rejected-name`);
  const id = response.headers.get('X-Request-Id');
  expect(await readLog()).toContainEqual(
    expect.objectContaining({ request_id: id, status: 422, fields: ['name', 'phone'] }),
  );
  for (const secret of personalPatterns) expect(context.log.join('\n')).not.toMatch(secret);
});

test('a database timeout and a rejected email are logged without text of the inquiry', async () => {
  await context.sql.begin(async (sql) => {
    await sql`lock table leads.inquiries in access exclusive mode`;
    expect((await send(personal)).status).toBe(503);
  });
  expect((await send(personal)).status).toBe(200);
  await context.services.runMaintenance();
  const logged = JSON.stringify(await readLog());
  expect(logged).toContain('"status":503');
  expect(logged).toContain('"code":"mail_failed"');
  for (const secret of personalPatterns) expect(logged).not.toMatch(secret);
});
