import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSecrets, secretKeyOf } from '#scripts/local-services/secrets.ts';
import { functionPath } from '#shared/function-api.ts';
import { attachmentBucket } from '#shared/upload-limits.ts';
import type { Targets } from './requests.ts';

/**
 * Addresses of every kind that `npm start` serves, with the secrets of this machine, so that requests get past authorization too.
 */
export function siteTargets(outDir: string, dataDir: string): Targets {
  const object = '00000000-0000-4000-8000-000000000000/00000000-0000-4000-8000-000000000001.pdf';
  const secrets = readSecrets(dataDir);
  const [asset = ''] = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.js'));
  return {
    paths: [
      '/',
      '/about',
      '/contact',
      '/404',
      '/nobody',
      '/about.md',
      '/logo.svg',
      '/robots.txt',
      '/sitemap.xml',
      '/_headers',
      '/index.html',
      '/index.html.br',
      `/assets/${asset}`,
      '/assets/',
      '/favicon.ico',
      functionPath,
      functionPath,
      `${functionPath}/uploads`,
      `${functionPath}/outbox`,
      '/functions/v1/x',
      `/storage/v1/object/upload/sign/${attachmentBucket}/${object}`,
      `/storage/v1/object/${attachmentBucket}`,
      `/storage/v1/object/${attachmentBucket}/${object}`,
      `/storage/v1/object/info/${attachmentBucket}/${object}`,
      '/_mail',
      '/_mail/00000000-0000-4000-8000-000000000000.eml',
      '/emails',
    ],
    apiKeys: secrets ? [secretKeyOf(secrets)] : [],
    authorizations: secrets ? [`Bearer ${secrets.serviceKey}`] : [],
  };
}
