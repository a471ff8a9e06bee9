/** `npm run deno:versions`: writes the versions of package.json into the function's import map (deno.json). */
import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from '#scripts/run-command.ts';

export const importMapFile = 'supabase/functions/send-contact-email/deno.json';

interface ImportMap {
  readonly imports: Readonly<Record<string, string>>;
}

/**
 * Returns the function's import map as it is, and with the versions of package.json.
 *
 * @param repository - the folder of the checkout, with a slash at its end.
 * @throws {Error} if the function imports a package that package.json doesn't name.
 */
export function compareVersions(repository: string): { current: ImportMap; expected: ImportMap } {
  const read = (file: string): unknown => JSON.parse(readFileSync(`${repository}${file}`, 'utf8'));
  const current = read(importMapFile) as ImportMap;
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  const imports = Object.entries(current.imports).map(([name, specifier]) => [
    name,
    specifier.replace(/^npm:((?:@[^/]+\/)?[^@/]+)@[^/]+/, (_, packageName: string) => {
      const version = dependencies[packageName];
      if (!version)
        throw new Error(
          `${importMapFile} imports ${packageName}, which is not among the dependencies of package.json.`,
        );
      return `npm:${packageName}@${version}`;
    }),
  ]);
  return { current, expected: { ...current, imports: Object.fromEntries(imports) as ImportMap['imports'] } };
}

function writeVersions(): void {
  const { expected } = compareVersions('./');
  writeFileSync(importMapFile, `${JSON.stringify(expected, undefined, 2)}\n`);
}

if (import.meta.main) await runCommand(writeVersions);
