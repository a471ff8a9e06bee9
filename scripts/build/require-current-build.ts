/** Refuses a build that is older than its sources, before somebody tests yesterday's site. */
import { existsSync, globSync, statSync } from 'node:fs';

/** Every file that can change the build; tests and documents are left out below. */
const sources = [
  '{src,pages,renderer,public,supabase/functions/_shared,scripts/{build,drawings,vite}}/**/*.*',
  'scripts/{define-provider,environment}.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  '.env',
];
const isSource = (file: string) => !/\.(?:test\.tsx?|md)$/.test(file);

/** @throws {Error} when nothing is built, or a source has changed since; the message names it. */
export function requireCurrentBuild(dist = 'dist'): void {
  const built = `${dist}/served-pages.json`;
  if (!existsSync(built)) throw new Error(`${dist}/client holds no built site. Run "npm run build" first.`);
  const builtAt = statSync(built).mtimeMs;
  const changed = globSync(sources)
    .filter(isSource)
    .find((file) => statSync(file).mtimeMs > builtAt);
  if (changed)
    throw new Error(
      `The build in ${dist} is older than ${changed}. Run "npm run build" first, or all of "npm test".`,
    );
}
