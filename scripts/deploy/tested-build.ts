/** A note in the build that it has passed every test, which a deployment asks for. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '#scripts/build/files-below.ts';

/** The folders of the build that are deployed: the site, and what nginx reads. */
export const deployedFolders = ['client', 'hosting'] as const;

const noteFile = 'tested.json';

/** A checksum of every deployed file of the build in `dist`, with its name. */
export function checksumOf(dist: string): string {
  const hash = createHash('sha256');
  for (const folder of deployedFolders) {
    for (const file of filesBelow(join(dist, folder)).toSorted()) {
      const content = createHash('sha256')
        .update(readFileSync(join(dist, folder, file)))
        .digest('hex');
      hash.update(`${folder}/${file} ${content}\n`);
    }
  }
  return hash.digest('hex');
}

/** Notes in `dist` that the build with this checksum, taken before the tests ran, has passed them all. */
export function noteTested(dist: string, checksum: string): void {
  writeFileSync(join(dist, noteFile), `${JSON.stringify({ checksum })}\n`);
}

/** @throws {Error} unless the build in `dist` is the one that has passed every test. */
export function requireTested(dist: string): void {
  const file = join(dist, noteFile);
  if (!existsSync(file))
    throw new Error(`${dist} holds no build that has passed the tests. Run "npm test" first.`);
  const { checksum } = JSON.parse(readFileSync(file, 'utf8')) as { readonly checksum: string };
  if (checksum !== checksumOf(dist))
    throw new Error(`${dist} is not the build that has passed the tests any more. Run "npm test" again.`);
}
