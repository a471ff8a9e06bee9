import { build, type Plugin } from 'vite';

const moduleId = 'virtual:boot-script';
const entry = 'src/app/boot/boot.ts';

/** Serves `virtual:boot-script`: the inline script of every page, bundled and minified to one string. */
export function bootScript(): Plugin {
  return {
    name: 'boot-script',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      return `export default ${JSON.stringify(await bundleBootScript())}`;
    },
  };
}

async function bundleBootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'boot' } },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error(`${entry} was not bundled`);
  const code = output.output[0].code.trim();
  if (code.includes('</script')) throw new Error(`${entry} must not contain "</script": it is inlined`);
  return code;
}
