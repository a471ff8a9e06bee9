import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compress } from '#scripts/build/compress.ts';
import { writeHostFiles } from '#scripts/build/hosting/host-files.ts';
import { routes } from '#src/site/routes.ts';

export interface PlantedSite {
  readonly outDir: string;
  remove(): void;
}

export interface Regression {
  /** What stands in the page's head. */
  readonly head: string;
  /** Files beside the page, by their path in the built site. */
  readonly files?: Readonly<Record<string, string>>;
}

/**
 * Copies the built site with the regression in one page, as a build would have written it: with the policy that allows
 * the page's own scripts, and compressed.
 */
export async function plant({ head, files = {} }: Regression, pageFile: string): Promise<PlantedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'dep-planted-'));
  const outDir = join(folder, 'client');
  cpSync('dist/client', outDir, { recursive: true });
  for (const [path, content] of Object.entries(files)) writeFileSync(join(outDir, path), content);
  const page = join(outDir, pageFile);
  const html = readFileSync(page, 'utf8');
  if (!html.includes('</head>')) throw new Error(`${pageFile} has no </head> to plant before.`);
  writeFileSync(
    page,
    html.replace('</head>', () => `${head}</head>`),
  );
  await writeHostFiles({ outDir, routes });
  await compress({ outDir });
  return { outDir, remove: () => rmSync(folder, { recursive: true }) };
}
