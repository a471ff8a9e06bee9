import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency.ts';

test('a sender’s posts above the limit are rejected until another one ends, and other senders aren’t affected', async () => {
  const limitConcurrency = createConcurrencyLimit(2);
  const ends: (() => void)[] = [];
  const send = (sender: string) =>
    limitConcurrency(sender, () => new Promise<void>((resolve) => ends.push(resolve)));
  const first = send('a');
  void send('a');
  await expect(send('a')).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '60' } });
  void send('b');
  ends[0]!();
  await first;
  void send('a');
  expect(ends).toHaveLength(4);
});
