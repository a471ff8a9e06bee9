import { globSync, readFileSync, statSync } from 'node:fs';

/** Bytes of a file over the wire: of its brotli version where the build wrote one. */
const bytesOf = (file: string) => (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;

const total = (files: readonly string[]) => files.reduce((sum, file) => sum + bytesOf(file), 0);

/** Bytes of every page of the built site: its document, and that with the modules up to complete hydration. */
export function weighPages(outDir: string) {
  return globSync('**/*.html', { cwd: outDir })
    .toSorted()
    .map((page) => {
      const html = bytesOf(`${outDir}/${page}`);
      const [, modules] =
        / id="boot" data-app="([^"]*)"/.exec(readFileSync(`${outDir}/${page}`, 'utf8')) ?? [];
      if (!modules) throw new Error(`${page} has no boot script`);
      return { page, html, hydration: html + total(modules.split(' ').map((path) => outDir + path)) };
    });
}

/** Bytes of all fonts of the site together. */
export const weighFonts = (outDir: string) => total(globSync(`${outDir}/**/*.woff2`));
