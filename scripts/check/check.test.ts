import { afterAll, expect, test } from 'vitest';
import { createAuthority, toOneLine } from '#scripts/test/certificates.ts';
import { copyCheckout } from '#scripts/test/checkout.ts';

const checkout = copyCheckout();
afterAll(() => checkout.remove());

const environment = `SITE_URL=https://www.dep-advisory.com
PROVIDER_LEGAL_NAME=DEP Development Partners LLC
PROVIDER_EMAIL=projects@dep-advisory.com
PROVIDER_STREET=245 First Street, Suite 1800
PROVIDER_LOCALITY=Cambridge
PROVIDER_REGION=MA
PROVIDER_POSTAL_CODE=02142
BOOKING_URL=https://calendly.com/dep-advisory/feasibility-call
SUPABASE_URL=https://abcdefghijklmnopqrst.supabase.co
SUPABASE_PUBLISHABLE_KEY=sb_publishable_3Zk9QvXw7LmT2RbYc8NdHf5JsGa1PeUo
PRIVACY_URL=https://www.dep-advisory.com/privacy
TERMS_URL=https://www.dep-advisory.com/terms
`;

const secrets = `SITE_URL=https://www.dep-advisory.com
DATABASE_URL=postgres://postgres.abcdefghijklmnopqrst:Zk9QvXw7LmT2@aws-0-us-east-1.pooler.supabase.com:6543/postgres
DATABASE_CA=${toOneLine((await createAuthority()).cert)}
PROVIDER_EMAIL=projects@dep-advisory.com
MAIL_SERVICE=resend
MAIL_FROM="DEP <inquiries@dep-advisory.com>"
RESEND_API_KEY=re_3Zk9QvXw7LmT2RbYc8NdHf5JsGa1PeUo
HEARTBEAT_URL=https://hc-ping.com/00000000-0000-4000-8000-000000000000
ADDRESS_HASH_SALT=q8Yw3nVt6Rk1Zs0Lx5Jm2Hd7
`;

test('`npm run launch-check` fails in a fresh checkout, and succeeds with warnings after the owner has filled it in', async () => {
  const fresh = await checkout.npm(['run', 'launch-check']);
  expect([fresh.code, fresh.stderr]).toEqual([1, expect.stringMatching(/^Failed checks: 6\. /)]);
  expect(fresh.stdout).toMatch(
    /^✗ The settings of the site are complete\n {4}SITE_URL is not set → Set it in/,
  );

  checkout.write('.env', environment);
  checkout.write('supabase/functions/.env', secrets);
  checkout.write('supabase/hosted-check.txt', '2026-01-05 https://abcdefghijklmnopqrst.supabase.co\n');
  for (const [file, before, after] of [
    ['src/site/team.ts', 'isPlaceholder: true', 'isPlaceholder: false'],
    ['src/site/cases.ts', 'isConfirmedByClient: false', 'isConfirmedByClient: true'],
  ] as const)
    checkout.write(file, checkout.read(file).replaceAll(before, after));
  const { code, stdout } = await checkout.npm(['run', 'launch-check']);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^⚠ [^]*✓ Ready to launch\n$/m)]);
});

test('`npm run check-hosted` without connection strings says where to find them', async () => {
  const { code, stderr } = await checkout.npm(['run', 'check-hosted'], {
    SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
  });
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^Set SUPABASE_DB_URL .*Connect > Session pooler/),
  ]);
});
