import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Log } from '../log.ts';
import { grantUploads } from './slots.ts';
import type { FileStorage } from './storage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const file = { name: 'a.pdf', size: 5, content_type: 'application/pdf' };

test('a visitor waits three seconds for storage and gets the grants issued by then', async () => {
  const failure = vi.fn<Log['failure']>();
  const storage = {
    grantUpload: (path: string) => (path.endsWith('/1') ? Promise.resolve('token') : new Promise(() => {})),
  } as FileStorage;
  const onGranted = vi.fn<(grants: readonly unknown[]) => void>();
  void grantUploads('id', [file, file], storage, { failure }).then(onGranted);
  await vi.advanceTimersByTimeAsync(2999);
  expect(onGranted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onGranted).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ position: 1, path: 'id/1', token: 'token' }),
  ]);
  expect(failure).toHaveBeenCalledExactlyOnceWith('storage_failed', expect.any(Error), { files: 1 });
});
