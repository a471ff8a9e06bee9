import type { UploadGrant } from '#shared/function-api.ts';
import { stripMarkup } from './strip-markup.ts';

/**
 * Finds each file's grant by its order, which the function keeps, or by name if the function has left some out. In
 * grants each name is a line of plain text.
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
