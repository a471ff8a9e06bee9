/** Starts the PostgreSQL server of a test run. Each test file copies its migrated database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '#scripts/local-services/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

export default async function startSharedDatabase({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'inquiries-database-'));
  const database = await startDatabase(join(folder, 'postgres'), {
    log: () => {},
    // Faster. Only a power failure loses data.
    settings: { fsync: 'off' },
  });
  provide('databaseUrl', database.url);
  return async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
