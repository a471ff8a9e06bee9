import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { provider } from '#src/site/provider.ts';
import { createEditorConfig } from './editor-config.ts';
import { securityHeaders } from '../host/headers.ts';
import { writeOutput } from '../output.ts';

const packageFolder = 'node_modules/@sveltia/cms';

/** Only scripts of the editor's host, because the browser stores the owner's GitHub token. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src-elem 'self' 'unsafe-inline'",
  "style-src-attr 'unsafe-inline'",
  // The picture of the GitHub account.
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' data: blob: https://api.github.com https://www.githubstatus.com",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types svelte-trusted-html dompurify lexical default',
].join(';');

const headers = [
  '/*',
  ...Object.entries({
    ...securityHeaders,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': policy,
  }).map(([name, value]) => `  ${name}: ${value}`),
  '',
].join('\n');

/** Writes Sveltia CMS, for a host other than the site's. */
export async function writeEditor(folder: string): Promise<void> {
  await cp('editor', folder, { recursive: true });
  await cp('public/favicon.svg', join(folder, 'favicon.svg'));
  await cp(join(packageFolder, 'npm'), join(folder, 'cms'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  await cp(join(packageFolder, 'LICENSE.txt'), join(folder, 'cms/LICENSE.txt'));
  const [script, assets] = await Promise.all([
    readFile(join(folder, 'cms/index.js'), 'utf8'),
    readdir(join(folder, 'cms/assets')),
  ]);
  await writeOutput(folder, 'cms/index.js', useLocalFonts(script, assets));
  const config = await createEditorConfig(provider.siteUrl, process.env['GITHUB_REPOSITORY'] || undefined);
  await writeOutput(folder, 'config.json', JSON.stringify(config));
  await writeOutput(folder, '_headers', headers);
}

/**
 * Replaces the URLs of a CDN, which the policy blocks.
 *
 * @throws {Error} if the script doesn't have three such URLs, or a file is missing.
 */
export function useLocalFonts(script: string, assets: readonly string[]): string {
  let replaced = 0;
  const edited = script.replaceAll(
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g,
    (url, typeface: string, subset: string) => {
      const file = assets.find((name) => name.startsWith(`${typeface}-${subset}-`));
      if (!file) throw unexpectedFonts(`no file for ${url}`);
      replaced += 1;
      return `/cms/assets/${file}`;
    },
  );
  if (replaced !== 3) throw unexpectedFonts(`${replaced} font URLs instead of 3`);
  return edited;
}

const unexpectedFonts = (finding: string) =>
  new Error(
    `${packageFolder}/npm has ${finding}. Compare the @font-face rules in its index.js with useLocalFonts in scripts/build/editor/editor.ts, or go back to the previous version of @sveltia/cms.`,
  );
