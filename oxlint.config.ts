import { readdirSync } from 'node:fs';
import { defineConfig, type OxlintOverride } from 'oxlint';

const sourceFolders = readdirSync('src').join(',');
const outsideFolder = `**/../{pages,scripts,src,${sourceFolders}}/**`;
const allFolders = ['#{pages,scripts,src}/**', outsideFolder];

/** Forbidden imports by layer, from the bottom up. `!` marks an exception. */
const layers: readonly { files: string[]; forbidden: string[] }[] = [
  { files: ['src/{content,inquiry,site}/**'], forbidden: [...allFolders, '!#src/{content,inquiry,site}/**'] },
  {
    files: ['src/{planner,seo,theme,browser}/**'],
    forbidden: [...allFolders, '!#src/{content,inquiry,site}/**'],
  },
  {
    files: ['src/analytics/**'],
    forbidden: [...allFolders, '!#src/{browser,content,inquiry,seo,site,theme}/**'],
  },
  {
    files: ['src/components/**'],
    forbidden: [...allFolders, '!#src/{analytics,browser,content,inquiry,seo,site,theme}/**'],
  },
  { files: ['src/forms/**'], forbidden: ['#{pages,scripts,src/{boot,forms,shell}}/**', outsideFolder] },
  {
    files: ['pages/**', 'src/{boot,shell}/**'],
    forbidden: ['#{pages,scripts,src/{boot,shell}}/**', outsideFolder],
  },
];

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest'],
  jsPlugins: ['eslint-plugin-regexp'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['/content', 'dist', 'dist.*', 'node_modules', '.data', 'reports', 'test-results'],
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
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'no-console': 'off',
    'vitest/consistent-test-it': ['error', { fn: 'test', withinDescribe: 'test' }],
    'unicorn/consistent-function-scoping': 'off',
    // Safari ignores the semantics of a list without markers unless it has a role.
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    // Drawings are <svg role="img">.
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    {
      // A short text from a visitor could occupy the function for seconds.
      files: ['src/{analytics,forms,inquiry}/**', 'supabase/functions/**'],
      rules: {
        'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      },
    },
    ...layers.map(({ files, forbidden }): OxlintOverride => ({
      files,
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: forbidden,
                message:
                  'This layer can\'t import that folder. Import other folders by alias and the same folder by relative path. See "Where things are" in README.md.',
              },
            ],
          },
        ],
      },
    })),
  ],
});
