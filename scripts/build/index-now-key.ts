import process from 'node:process';
import { writeOutput, type BuildContext } from './build-context.ts';

/**
 * The site's key; `undefined` while none is set.
 *
 * @throws {Error} for a key that IndexNow would refuse.
 */
export function readIndexNowKey(variables: Record<string, string | undefined> = process.env) {
  const key = variables['INDEXNOW_KEY'];
  if (!key) return undefined;
  if (!/^[A-Za-z0-9-]{8,128}$/.test(key))
    throw new Error(`INDEXNOW_KEY must be 8 to 128 letters, digits or hyphens (it is "${key}")`);
  return key;
}

/** Publishes the key that proves that a submission comes from the site's owner; nothing while none is set. */
export async function writeIndexNowKey(context: BuildContext): Promise<void> {
  const key = readIndexNowKey();
  if (key) await writeOutput(context, `${key}.txt`, key);
}
