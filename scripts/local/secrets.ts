/** The secrets of this machine's own services, made once and kept with the data they protect. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const secretsSchema = z.object({
  addressHashSalt: z.string(),
  cronSecret: z.string(),
  serviceKey: z.string(),
  uploadKey: z.string(),
});

export type LocalSecrets = z.infer<typeof secretsSchema>;

export function localSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const secret = () => randomBytes(24).toString('base64url');
  const made = { addressHashSalt: secret(), cronSecret: secret(), serviceKey: secret(), uploadKey: secret() };
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  return made;
}
