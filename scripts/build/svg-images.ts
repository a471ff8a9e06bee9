import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { outDir } from './output.ts';

/**
 * The same picture in fewer bytes, or unchanged if nothing is gained. Styles stay in their sheet, because as attributes
 * they would win over the rules of the dark scheme. Ids stay, because pages refer to them.
 */
export function optimizeSvg(svg: string): string {
  const { data } = optimize(svg, {
    multipass: true,
    plugins: [{ name: 'preset-default', params: { overrides: { inlineStyles: false, cleanupIds: false } } }],
  });
  return data.length < svg.length ? data : svg;
}

/** Optimizes every SVG image of the built site. */
export async function optimizeSvgImages(): Promise<void> {
  for (const file of globSync(join(outDir, '**/*.svg')))
    await writeFile(file, optimizeSvg(await readFile(file, 'utf8')));
}
