import { readdirSync } from 'node:fs';
import { defineConfig } from 'oxlint';

const sourceFolders = readdirSync('src').join(',');
/** Relative imports that leave their folder. */
const elsewhere = `**/../{pages,scripts,src,${sourceFolders}}/**`;
const everything = ['#{pages,scripts,src}/**', elsewhere];

/** The imports that each layer forbids, from the bottom up; a pattern with `!` makes an exception. */
const layers: readonly { files: string[]; forbidden: string[] }[] = [
  { files: ['src/site/**'], forbidden: everything },
  { files: ['src/{seo,theme}/**'], forbidden: [...everything, '!#src/site/**'] },
  { files: ['src/browser/**'], forbidden: [...everything, '!#src/{seo,site,theme}/**'] },
  {
    files: ['src/consent/**'],
    forbidden: [...everything, '!#src/{browser,notifications,seo,site,theme}/**'],
  },
  {
    files: ['src/components/**'],
    forbidden: [...everything, '!#src/{browser,consent,seo,site,theme}/**'],
  },
  {
    files: ['src/{forms,notifications}/**'],
    forbidden: ['#{pages,scripts,src/{app,forms}}/**', elsewhere],
  },
  { files: ['src/app/**', 'pages/**'], forbidden: ['#{pages,scripts,src/app}/**', elsewhere] },
];

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['dist', 'dist.*', 'node_modules', '.data', 'reports', 'test-results'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'no-shadow': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'no-underscore-dangle': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'import/no-cycle': 'error',
    'no-console': 'off',
    'vitest/consistent-test-it': ['error', { fn: 'test', withinDescribe: 'test' }],
    'unicorn/consistent-function-scoping': 'off',
    // Safari drops the semantics of a list without markers; the role brings them back.
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    // Drawings are svg elements with role="img".
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: layers.map(({ files, forbidden }) => ({
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: forbidden,
              message:
                'Imports point one way, across folders by #src, inside one relative: README, “Where things are”.',
            },
          ],
        },
      ],
    },
  })),
});
