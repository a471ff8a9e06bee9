import { build, type Plugin } from 'vite';
import { readPageDates } from './content/page-dates.ts';
import { readSocialImageVersions } from './social-images/social-images.ts';
import { browserFloor } from './browser-floor.ts';

const modules: Readonly<Record<string, () => unknown>> = {
  'virtual:boot-scripts': bundleBootScripts,
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

async function bundleBootScripts() {
  return {
    beforeContent: await bundleScript('src/boot/before-content.ts'),
    afterContent: await bundleScript('src/boot/after-content.ts'),
  };
}

async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: browserFloor,
      write: false,
      minify: true,
      lib: { entry, formats: ['iife'], name: 'boot' },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error(`Vite returned no output for ${entry}`);
  const code = output.output[0].code.trim();
  if (code.includes('</script'))
    throw new Error(`${entry} must not contain "</script", because it is inlined`);
  return code;
}
