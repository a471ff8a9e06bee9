/** Applies `supabase/migrations` and keeps count in the same table as the Supabase CLI. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Sql } from 'postgres';

const folder = new URL('../../supabase/migrations/', import.meta.url);

/** Applies each migration in a transaction of its own, and returns the names of the new ones. */
export async function applyMigrations(sql: Sql): Promise<string[]> {
  await sql
    .unsafe(
      `create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (
        version text primary key, statements text[], name text);`,
    )
    .simple();
  const applied = await sql`select version from supabase_migrations.schema_migrations`;
  const versions = new Set(applied.map((row) => row.version));
  const added = migrationFiles().filter(({ version }) => !versions.has(version));
  for (const { version, name, file } of added) {
    const statements = readFileSync(new URL(file, folder), 'utf8');
    const note = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`;
    try {
      await sql.unsafe(`begin;\n${statements};\n${note};\ncommit;`).simple();
    } catch (error) {
      throw new Error(`Migration ${file} failed: ${(error as Error).message}`, { cause: error });
    }
  }
  return added.map(({ file }) => file);
}

function migrationFiles(): { file: string; version: string; name: string }[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  if (files.length === 0) throw new Error(`No migrations in ${folder.pathname}`);
  return files.toSorted().map((file) => {
    const parts = /^(\d{14})_([a-z_]+)\.sql$/.exec(file);
    if (!parts) throw new Error(`${file} is not named as <14 digits>_<name>.sql`);
    return { file, version: parts[1]!, name: parts[2]! };
  });
}
