import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { filesBelow } from './files-below.ts';

/**
 * The same picture in fewer bytes, or unchanged where nothing is gained. Styles stay in their sheet, because as
 * attributes they would win over the rules of the dark scheme. Ids stay, because pages refer to them.
 */
export function optimiseSvg(svg: string): string {
  const { data } = optimize(svg, {
    multipass: true,
    plugins: [{ name: 'preset-default', params: { overrides: { inlineStyles: false, cleanupIds: false } } }],
  });
  return data.length < svg.length ? data : svg;
}

/** Optimises every SVG image below `outDir`. */
export async function optimiseSvgImages({ outDir }: { readonly outDir: string }): Promise<void> {
  const files = filesBelow(outDir).filter((file) => file.endsWith('.svg'));
  await Promise.all(
    files.map(async (file) => {
      const path = join(outDir, file);
      await writeFile(path, optimiseSvg(await readFile(path, 'utf8')));
    }),
  );
}
