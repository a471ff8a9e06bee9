/** The function in Deno, connected to its database through a proxy that speaks TLS, closes connections or loses packets. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuthority, issueCertificate, toOneLine } from '#scripts/test/certificates.ts';
import { startDatabaseProxy } from './database-proxy.ts';
import { contactInquiry, copyDatabase, startTestServices } from './test-services.ts';

const host = 'localhost';
const authority = await createAuthority();
const nextAuthority = await createAuthority('Next CA');
const behaviors = {
  'has a trusted certificate': await issueCertificate(authority, host),
  'has a certificate of another CA': await issueCertificate(await createAuthority(), host),
  'has a certificate for another host': await issueCertificate(authority, 'db.example'),
  'refuses TLS': 'refuses TLS',
} as const;

let databaseUrl: string;
let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
beforeAll(async () => {
  databaseUrl = await copyDatabase();
  proxy = await startDatabaseProxy(databaseUrl);
});
afterAll(() => proxy?.close());
beforeEach(() => {
  proxy.connections = 0;
  proxy.received = '';
});

function useFunction(environment: () => Record<string, string>) {
  const context = {} as Awaited<ReturnType<typeof startTestServices>>;
  beforeAll(async () => {
    Object.assign(
      context,
      await startTestServices(databaseUrl, { DATABASE_TIMEOUT_SECONDS: '1', ...environment() }),
    );
  });
  afterAll(() => context.close?.());
  return context;
}

describe('a database that needs TLS', () => {
  const context = useFunction(() => ({
    SUPABASE_DB_URL: `${proxy.url}?sslmode=require`,
    DATABASE_CA: `${toOneLine(nextAuthority.cert)}${toOneLine(authority.cert)}`,
  }));

  test.each([
    'has a certificate of another CA',
    'has a certificate for another host',
    'refuses TLS',
  ] as const)('gets no user and no password if it %s, and the post gets 503', async (behavior) => {
    proxy.behavior = behaviors[behavior];
    expect((await context.post(contactInquiry)).status).toBe(503);
    expect(proxy.connections).toBeGreaterThan(0);
    expect(proxy.received).not.toContain('user');
    expect(proxy.received).not.toContain('SCRAM');
  });

  test('stores the inquiry if its certificate is from one of the CAs in DATABASE_CA', async () => {
    proxy.behavior = behaviors['has a trusted certificate'];
    expect((await context.post(contactInquiry)).status).toBe(200);
    expect(await context.countRows()).toMatchObject({ inquiries: 1 });
    expect(proxy.received).toContain('user\0postgres');
  });
});

describe('a database that drops connections', () => {
  const context = useFunction(() => ({ SUPABASE_DB_URL: proxy.url }));

  test('one that closes them gets two a second until the post gets 503, and the next post is stored', async () => {
    proxy.behavior = 'closes';
    expect((await context.post(contactInquiry)).status).toBe(503);
    expect(proxy.connections).toBeGreaterThan(1);
    expect(proxy.connections).toBeLessThanOrEqual(3);
    proxy.behavior = 'forwards';
    expect((await context.post(contactInquiry)).status).toBe(200);
  });

  test('a connection that loses packets is replaced: the post gets 503, and its repeat is stored', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    proxy.behavior = 'forwards';
    // Waits until nothing uses the connection.
    await context.runMaintenance();
    proxy.behavior = 'loses packets';
    const { status, headers } = await context.post(inquiry);
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    proxy.behavior = 'forwards';
    const before = await context.countRows();
    expect((await context.post(inquiry)).status).toBe(200);
    expect((await context.countRows()).inquiries).toBe(before.inquiries + 1);
  });
});
