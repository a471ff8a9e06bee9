import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startDatabase, type LocalDatabase } from '#scripts/local-services/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/** Starts PostgreSQL in a temporary folder, which is deleted on close. */
export async function startTestDatabase(): Promise<LocalDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'inquiries-database-'));
  const database = await startDatabase(join(folder, 'postgres'), {
    log: () => {},
    // Faster. Only a power failure loses data.
    settings: { fsync: 'off' },
  });
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the server of a test run for Vitest. Each test file copies its migrated database. */
export default async function startSharedDatabase({ provide }: TestProject) {
  const database = await startTestDatabase();
  provide('databaseUrl', database.url);
  return () => database.close();
}
