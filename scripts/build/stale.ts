/** Tells a build that is older than what it was made of, before somebody tests yesterday's site. */
import { existsSync, globSync, statSync } from 'node:fs';

const sources = [
  '{src,pages,renderer,supabase/functions/_shared}/**/*.{ts,tsx,css}',
  'scripts/{build,drawings,vite}/**/*.ts',
  'public/**/*.*',
  'vite.config.ts',
  'package-lock.json',
  '.env',
];
/** @throws {Error} when nothing is built, or a source has changed since; the message names it. */
export function requireCurrentBuild(dist = 'dist'): void {
  const built = `${dist}/served-pages.json`;
  if (!existsSync(built)) throw new Error(`${dist}/client holds no built site. Run "npm run build" first.`);
  const builtAt = statSync(built).mtimeMs;
  const changed = globSync(sources)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .find((file) => statSync(file).mtimeMs > builtAt);
  if (changed)
    throw new Error(
      `The build in ${dist} is older than ${changed}. Run "npm run build" first, or all of "npm test".`,
    );
}
