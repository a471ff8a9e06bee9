import type { Plugin } from 'vite';

/** How Rolldown wraps a CommonJS module: an arrow function in parentheses, handed to its helper. */
const wrapper = /(?<=__commonJS\w*\()\(\((?<parameters>[\w$, ]*)\) => \{/g;

/**
 * Writes the wrappers of CommonJS modules as functions. V8 compiles a function in parentheses with its file, in the
 * background; of an arrow it doesn't see that it is about to be called (https://v8.dev/blog/preparser#pife) and would
 * parse React DOM again in the task that takes the page over.
 */
export function eagerCommonJs(): Plugin {
  let isFound = false;
  return {
    name: 'eager-commonjs',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk(code) {
      const eager = wrapEagerly(code);
      isFound ||= eager !== code;
      return { code: eager, map: null };
    },
    generateBundle() {
      if (!isFound)
        this.error(
          'Rolldown wraps CommonJS modules in another way than scripts/vite/eager-commonjs.ts knows.',
        );
    },
  };
}

export const wrapEagerly = (code: string) => code.replace(wrapper, '(function($<parameters>) {');
