import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files-below.ts';

const compressible = /\.(?:html|js|css|svg|json|xml|txt|md|webmanifest)$/;
const smallest = 256;

const toBrotli = (data: Buffer) =>
  promisify(brotliCompress)(data, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
  });
const toGzip = (data: Buffer) => promisify(gzip)(data, { level: 9 });

/** Writes a brotli and a gzip file beside every text file below `outDir` that is large enough to gain from it. */
export async function compress({ outDir }: { readonly outDir: string }): Promise<void> {
  const files = filesBelow(outDir).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(outDir, file);
      const data = await readFile(path);
      if (data.length < smallest) return;
      await Promise.all([
        toBrotli(data).then((br) => writeFile(`${path}.br`, br)),
        toGzip(data).then((gz) => writeFile(`${path}.gz`, gz)),
      ]);
    }),
  );
}
