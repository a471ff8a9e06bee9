/**
 * Bundles the function and its packages into one file:
 *
 *   node scripts/deploy/bundle-function.ts
 *
 * The file contains the versions of package-lock.json. Supabase's server would resolve imports without a lock, and
 * `deno bundle` downloads its bundler without one.
 */
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { functionName } from '#src/inquiry/function-api.ts';
import { runCommand } from '#scripts/run-command.ts';

const functionFolder = fileURLToPath(new URL(`../../supabase/functions/${functionName}/`, import.meta.url));

/** Deno requires the prefix, except in npm packages. */
const prefixedModules = builtinModules.map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: `node:${name}`,
}));

/** Default: the folder in `supabase/config.toml`. */
export async function bundleFunction(outputFolder = `${functionFolder}dist`): Promise<void> {
  await build({
    root: functionFolder,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: prefixedModules },
    ssr: { noExternal: true },
    build: {
      ssr: 'index.ts',
      outDir: outputFolder,
      emptyOutDir: true,
      target: 'esnext',
      minify: false,
      rolldownOptions: {
        // Late imports are still evaluated late.
        output: { entryFileNames: 'index.js', codeSplitting: false, comments: { jsdoc: false } },
      },
    },
  });
}

if (import.meta.main) await runCommand(() => bundleFunction());
