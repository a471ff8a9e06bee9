import type { UploadGrant } from '#shared/function-answers.ts';
import { stripMarkup } from './strip-markup.ts';

/**
 * Which grant is for which file. The function answers in the order of the files, but leaves out what it has no grant
 * for; then the name decides, as the function has it: a line of plain text.
 */
export function matchGrants(
  files: readonly File[],
  grants: readonly UploadGrant[],
): ReadonlyMap<File, UploadGrant> {
  if (files.length === grants.length) return new Map(files.map((file, index) => [file, grants[index]!]));
  const unused = [...grants];
  const matches = files.flatMap((file): [File, UploadGrant][] => {
    const place = unused.findIndex(({ name }) => name === plainName(file));
    const [grant] = place < 0 ? [] : unused.splice(place, 1);
    return grant ? [[file, grant]] : [];
  });
  return new Map(matches);
}

const plainName = ({ name }: File) => stripMarkup(name).replace(/\s+/gu, ' ').trim();
