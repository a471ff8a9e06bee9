/** The secrets of this machine's own services, made once and kept with the data they protect. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { readStateFile, writeStateFile } from './state-file.ts';

export const secretsSchema = z.object({
  addressHashSalt: z.string(),
  cronSecret: z.string(),
  serviceKey: z.string(),
  uploadKey: z.string(),
});

export type LocalSecrets = z.infer<typeof secretsSchema>;

/** The key of this machine's storage, in the form of a hosted project's. */
export const secretKeyOf = ({ serviceKey }: LocalSecrets) => `sb_secret_${serviceKey}`;

export async function localSecrets(dataDir: string): Promise<LocalSecrets> {
  const file = join(dataDir, 'secrets.json');
  const remedy =
    'Delete it, and the next start makes new secrets: nothing but running uploads depends on the old.';
  const known = readStateFile(file, secretsSchema, remedy);
  if (known) return known;
  const secret = () => randomBytes(24).toString('base64url');
  const made = { addressHashSalt: secret(), cronSecret: secret(), serviceKey: secret(), uploadKey: secret() };
  await writeStateFile(file, made);
  return made;
}
