/** The secrets of this machine's own services, made once and kept with the data they protect. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { readStateFile, writeStateFile } from './whole-file.ts';

const secretsSchema = z.object({
  addressHashSalt: z.string(),
  serviceKey: z.string(),
  uploadKey: z.string(),
});

export type LocalSecrets = z.infer<typeof secretsSchema>;

/** The key of this machine's storage, in the form of a hosted project's. */
export const secretKeyOf = ({ serviceKey }: LocalSecrets) => `sb_secret_${serviceKey}`;

const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json');

/** The secrets of the site whose data is in `dataDir`; undefined before its first start. */
export function readSecrets(dataDir: string): LocalSecrets | undefined {
  const remedy =
    'Delete it, and the next start makes new secrets: nothing but running uploads depends on the old.';
  return readStateFile(secretsFile(dataDir), secretsSchema, remedy);
}

/** The same secrets, made where there are none yet. */
export async function localSecrets(dataDir: string): Promise<LocalSecrets> {
  const known = readSecrets(dataDir);
  if (known) return known;
  const secret = () => randomBytes(24).toString('base64url');
  const made = { addressHashSalt: secret(), serviceKey: secret(), uploadKey: secret() };
  await writeStateFile(secretsFile(dataDir), made);
  return made;
}
