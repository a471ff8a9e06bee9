/** A form posted without JavaScript through the gateway of a hosted project, on Supabase's own domain. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  contactInquiry,
  counts,
  functionUrl,
  rfpSubmission,
  siteOrigin,
  useServices,
} from './test-services.ts';

/** What the gateway does to answers, or might do for every method: HTML becomes plain text without any permission. */
function gateway(target: () => string): Server {
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(target(), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': request.headers['content-type'] ?? '', Origin: siteOrigin },
      body: new Uint8Array(await buffer(request)),
    });
    const headers = Object.fromEntries(answer.headers);
    if (headers['content-type']?.includes('text/html')) {
      headers['content-type'] = 'text/plain';
      headers['content-security-policy'] = "default-src 'none'; sandbox";
    }
    response.writeHead(answer.status, headers).end(await answer.text());
  };
  return createServer((request, response) => void pass(request, response));
}

function useGateway(environment: Record<string, string>) {
  const context = useServices(environment);
  const server = gateway(() => functionUrl(context.services));
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void server.close());
  const send = (fields: Record<string, string>) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
  return { context, send };
}

const { modality: _, services_needed: __, ...rfpWithoutModality } = rfpSubmission;
const person = [contactInquiry.name, contactInquiry.email, 'ada at biotech', contactInquiry.company];

describe('a refused form leads to the site', () => {
  const { context, send } = useGateway({
    SUPABASE_URL: 'https://project.supabase.co',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_test"}',
    RATE_LIMIT_MAXIMUM: '1',
  });

  test.each<[string, Record<string, string>, string]>([
    ['a wrong field', { ...contactInquiry, email: 'ada at biotech' }, '/contact?refused=1#refused-email'],
    ['the first of two', { ...contactInquiry, name: '', email: '' }, '/contact?refused=1#refused-name'],
    ['an RFP without modality', rfpWithoutModality, '/submit-rfp/form?refused=1#refused-modality'],
  ])('that names what is to blame and nothing of what was written: %s', async (_name, fields, path) => {
    const answer = await send(fields);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, siteOrigin + path]);
    expect(answer.headers.get('Content-Type')).toBeNull();
    for (const word of person)
      expect(decodeURIComponent(answer.headers.get('Location')!)).not.toContain(word);
    expect((await counts(context.sql)).inquiries).toBe(0);
  });

  test('that says when it is a matter of time', async () => {
    for (let number = 0; number < 20; number++) {
      const sent = await send({ ...contactInquiry, company: `Company ${number}` });
      expect(sent.headers.get('Location')).toBe(`${siteOrigin}/contact?sent=1#sent`);
    }
    const answer = await send({ ...contactInquiry, company: 'One more' });
    expect(answer.headers.get('Location')).toBe(`${siteOrigin}/contact?refused=1#refused-later`);
  });
});

describe('with NATIVE_REFUSAL=page', () => {
  const { send } = useGateway({ NATIVE_REFUSAL: 'page' });
  test('the correction page is what comes, which that gateway would spoil', async () => {
    const answer = await send({ ...contactInquiry, email: 'wrong' });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([422, 'text/plain']);
  });
});
