import type { Sql } from 'postgres';
import { attachmentBucket, maxFileBytes } from '#shared/upload-limits.ts';
import type { FunctionTarget } from './function-checks.ts';
import type { Check } from './report-checks.ts';

const setupStep = '`select leads.set_up_hosted_project();` in the SQL Editor of the dashboard.';

const formatExtensionFix = (extension: string) =>
  `Enable ${extension} in Database > Extensions of the dashboard, then run ${setupStep}`;

const tableExists = async (sql: Sql, name: string) => {
  const [row] = await sql<[{ exists: boolean }]>`select to_regclass(${name}) is not null as exists`;
  return row.exists;
};

/** Checks what the migration skips without an error if an extension is missing. */
export const hostedProjectChecks: readonly Check<FunctionTarget>[] = [
  {
    name: 'The extensions of the scheduler are enabled',
    async findProblems({ sql }) {
      const rows = await sql<{ name: string }[]>`select extname as name from pg_extension`;
      const enabled = new Set(rows.map(({ name }) => name));
      return ['pg_cron', 'pg_net']
        .filter((name) => !enabled.has(name))
        .map((name) => `${name} is missing. ${formatExtensionFix(name)}`);
    },
  },
  {
    name: 'The scheduler has its jobs',
    async findProblems({ sql }) {
      const jobs = (await tableExists(sql, 'cron.job'))
        ? await sql<{ name: string; active: boolean }[]>`select jobname as name, active from cron.job`
        : [];
      return ['maintenance', 'delete-run-history'].flatMap((name) => {
        const job = jobs.find((candidate) => candidate.name === name);
        if (job?.active) return [];
        return job
          ? [`The job ${name} is switched off. Turn it on in Integrations > Cron of the dashboard.`]
          : [`The job ${name} is missing. Run ${setupStep}`];
      });
    },
  },
  {
    name: 'The scheduler calls the function',
    async findProblems({ sql, functionUrl }) {
      const expected = `${functionUrl}/maintenance`;
      if (!(await tableExists(sql, 'vault.decrypted_secrets')))
        return [`The vault is missing. ${formatExtensionFix('supabase_vault')}`];
      const [secret] = await sql<{ url: string }[]>`
        select decrypted_secret as url from vault.decrypted_secrets where name = 'maintenance_url'`;
      if (secret?.url === expected) return [];
      const statement = secret
        ? `vault.update_secret((select id from vault.secrets where name = 'maintenance_url'), '${expected}')`
        : `vault.create_secret('${expected}', 'maintenance_url')`;
      return [
        `maintenance_url in the vault is ${secret?.url ?? 'missing'}, not ${expected}. Run \`select ${statement};\` in the SQL Editor of the dashboard.`,
      ];
    },
  },
  {
    name: 'The bucket for files is private and has its size limit',
    async findProblems({ sql }) {
      const [bucket] = (await tableExists(sql, 'storage.buckets'))
        ? await sql<{ isPublic: boolean; limit: string | null }[]>`
            select public as "isPublic", file_size_limit as limit from storage.buckets where id = ${attachmentBucket}`
        : [];
      if (!bucket) return [`The bucket ${attachmentBucket} is missing. Run ${setupStep}`];
      return [
        ...(bucket.isPublic ? [`Anyone can read the bucket ${attachmentBucket}. Run ${setupStep}`] : []),
        ...(bucket.limit === `${maxFileBytes}`
          ? []
          : [`Its size limit is ${bucket.limit ?? 'not set'}, not ${maxFileBytes} bytes. Run ${setupStep}`]),
      ];
    },
  },
];
