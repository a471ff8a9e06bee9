import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchWithoutAuthorization } from './api-key.ts';

afterEach(() => vi.unstubAllGlobals());

test('supabase-js sends the key only as apikey, to functions and to storage', async () => {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_input: unknown, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return Response.json({});
  });
  const client = createClient('https://project.supabase.co', 'sb_publishable_test', {
    global: { fetch: fetchWithoutAuthorization },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await client.functions.invoke('send-contact-email', { body: { name: 'Ada' } });
  await client.storage.from('files').list();
  expect(sent.map((headers) => [headers.get('apikey'), headers.get('Authorization')])).toEqual([
    ['sb_publishable_test', null],
    ['sb_publishable_test', null],
  ]);
  expect(sent[0]?.get('Content-Type')).toBe('application/json');
});
