import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const moduleImportPattern = /import (\w+) from '([^']+\.module\.css)'/g;

export function knownClasses(): Plugin {
  return {
    name: 'known-classes',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
      async handler(code, id) {
        for (const [, name = '', source = ''] of code.matchAll(moduleImportPattern)) {
          const module = await this.resolve(source, id);
          const css = readFileSync(module?.id.split('?')[0] ?? '', 'utf8');
          for (const use of code.matchAll(new RegExp(`(?<![-./\\w])${name}\\.(\\w+)`, 'g'))) {
            if (new RegExp(`\\.${use[1]}\\b`).test(css)) continue;
            const line = code.slice(0, use.index).split('\n').length;
            this.error(
              `${relative('.', id)}:${line}: ${source} has no class ${use[1]}. Add it, or correct the name.`,
            );
          }
        }
      },
    },
  };
}
