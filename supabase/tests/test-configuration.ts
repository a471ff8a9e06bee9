import { parseConfiguration } from '#function/configuration.ts';

const requiredVariables = {
  SUPABASE_DB_URL: 'postgres://postgres@localhost/postgres',
  SITE_URL: 'https://www.dep.example',
  PROVIDER_EMAIL: 'hello@dep.example',
  ADDRESS_HASH_SALT: 'sixteen characters',
};

export const testConfiguration = (environment: Readonly<Record<string, string>> = {}) =>
  parseConfiguration({ ...requiredVariables, ...environment });
