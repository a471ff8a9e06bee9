import { build, type Plugin } from 'vite';
import { readPageDates } from '../build/page-dates.ts';
import { readSocialImageVersions } from '../build/social-images.ts';
import { browserFloor } from './browser-floor.ts';

const modules: Readonly<Record<string, () => unknown>> = {
  'virtual:boot-script': bundleBootScript,
  'virtual:page-dates': readPageDates,
  'virtual:social-image-versions': readSocialImageVersions,
};

export function virtualModules(): Plugin {
  return {
    name: 'virtual-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const compute = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      return compute && `export default ${JSON.stringify(await compute())}`;
    },
  };
}

const bootEntry = 'src/app/boot/boot.ts';

async function bundleBootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: browserFloor,
      write: false,
      minify: true,
      lib: { entry: bootEntry, formats: ['iife'], name: 'boot' },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error(`Vite returned no output for ${bootEntry}`);
  const code = output.output[0].code.trim();
  if (code.includes('</script'))
    throw new Error(`${bootEntry} must not contain "</script", because it is inlined`);
  return code;
}
