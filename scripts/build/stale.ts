/** Tells a build that is older than what it was made of, before somebody tests yesterday's site. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';

const sources = [
  '{src,pages,renderer,supabase/functions/_shared}/**/*.{ts,tsx,css}',
  'scripts/{build,chemistry,hosting,seo,vite}/**/*.ts',
  'public/**/*.*',
  'vite.config.ts',
  'package-lock.json',
  '.env',
];
const buildScript = 'scripts/build.ts';

/** The files of the build's steps, as its table of contents imports them. */
const steps = () =>
  [...readFileSync(buildScript, 'utf8').matchAll(/from '\.\/([\w-]+\.ts)'/g)].map(
    ([, file]) => `scripts/${file}`,
  );

/** @throws {Error} when nothing is built, or a source has changed since; the message names it. */
export function requireCurrentBuild(dist = 'dist'): void {
  const built = `${dist}/served-pages.json`;
  if (!existsSync(built)) throw new Error(`${dist}/client holds no built site. Run "npm run build" first.`);
  const builtAt = statSync(built).mtimeMs;
  const changed = [...globSync(sources), ...steps(), buildScript]
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .find((file) => statSync(file).mtimeMs > builtAt);
  if (changed)
    throw new Error(
      `The build in ${dist} is older than ${changed}. Run "npm run build" first, or all of "npm test".`,
    );
}
