import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lastChanges } from './last-changes.ts';

function repository() {
  const cwd = mkdtempSync(join(tmpdir(), 'last-changes-'));
  const git = (date: string, ...rest: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...rest], {
      cwd,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
  const write = (file: string, text: string) => {
    mkdirSync(join(cwd, dirname(file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  };
  const commit = (day: string, file: string, text: string) => {
    write(file, text);
    git(`${day}T12:00:00Z`, 'add', '.');
    git(`${day}T12:00:00Z`, 'commit', '-qm', file);
  };
  git('2026-01-01T00:00:00Z', 'init', '-q');
  commit('2026-01-01', 'src/site/claims.ts', 'export const claims = {} as const;');
  commit('2026-01-01', 'src/site/routes.ts', table());
  return { cwd, commit, write };
}

const paths = ['/', '/about', '/team', '/process', '/process/start-with-strategy'];
/** A route table of these pages, of which the one at `/about` has this title. */
const table = (title = "'About'") => `
import { claims } from './claims.ts';
export const routes = [
${paths.map((path) => `  { path: '${path}',\n    title: ${path === '/about' ? title : "'Title'"} },`).join('\n')}
] as const;
`;
const today = new Date().toISOString().slice(0, 10);

test('a page is dated by the last change below its own folder, not of a page below it', async () => {
  const { cwd, commit } = repository();
  commit('2026-01-05', 'pages/process/content.ts', 'export const content = 1;');
  commit('2026-02-05', 'pages/process/start-with-strategy/content.ts', 'export const content = 1;');
  commit('2026-03-05', 'pages/index/content.ts', 'export const content = 1;');
  commit('2026-04-05', 'pages/process/entry-point/EntryPoint.tsx', 'export const EntryPoint = 1;');
  commit('2026-05-05', 'pages/process/entry-point/EntryPoint.recipe.ts', 'export const recipe = 1;');
  expect(await lastChanges(['/', '/process', '/process/start-with-strategy'], cwd)).toEqual({
    '/': '2026-03-05',
    '/process': '2026-04-05',
    '/process/start-with-strategy': '2026-02-05',
  });
});

test('a file changed since the last commit is dated by when it was written', async () => {
  const { cwd, commit, write } = repository();
  commit('2026-01-05', 'pages/index/content.ts', 'export const content = 1;');
  write('pages/index/content.ts', 'export const content = 2;');
  expect(await lastChanges(['/'], cwd)).toEqual({ '/': today });
});

describe('a page is dated by what it names', () => {
  const claims = (price: number, time: string) =>
    `export const claims = {\n  sprint: {\n    price: ${price},\n  },\n  time: '${time}',\n  offer: 1,\n} as const;\n`;
  const site = () => {
    const { commit, ...rest } = repository();
    commit('2026-01-05', 'src/site/claims.ts', claims(1, '1 day'));
    commit('2026-01-05', 'src/site/labels.ts', 'export const label = 1;\nexport const other = 1;\n');
    commit('2026-01-05', 'src/site/disciplines.ts', 'export const disciplines = { biology: 1 };\n');
    commit(
      '2026-01-05',
      'src/site/team.ts',
      "import { disciplines } from './disciplines.ts';\nexport const team = [{ image: 'ada.jpg', ...disciplines }];\n",
    );
    commit(
      '2026-01-05',
      'pages/index/content.ts',
      "import { claims } from '#src/site/claims.ts';\nexport const price = claims.sprint.price;",
    );
    commit(
      '2026-01-05',
      'pages/about/content.ts',
      "import { claims } from '#src/site/claims.ts';\nimport { label } from '#src/site/labels.ts';\nexport const content = { label, time: claims.time };",
    );
    commit(
      '2026-01-05',
      'pages/team/lead/Lead.tsx',
      "import { team } from '#src/site/team.ts';\nexport const Lead = () => <p>{team.length}</p>;",
    );
    const dates = () => lastChanges(['/', '/about', '/team'], rest.cwd);
    return { ...rest, commit, dates };
  };
  const unchanged = { '/': '2026-01-05', '/about': '2026-01-05', '/team': '2026-01-05' };

  test.each<[what: string, file: string, text: string, path: string]>([
    ['a claim', 'src/site/claims.ts', claims(2, '1 day'), '/'],
    ['a label', 'src/site/labels.ts', 'export const label = 2;\nexport const other = 1;\n', '/about'],
    ['what a list names', 'src/site/disciplines.ts', 'export const disciplines = { biology: 2 };\n', '/team'],
    ['a photo', 'src/site/portraits/ada.jpg', 'photo', '/team'],
    ['its row', 'src/site/routes.ts', table("'About us'"), '/about'],
  ])('%s', async (_, file, text, path) => {
    const { commit, dates } = site();
    commit('2026-02-05', file, text);
    expect(await dates()).toEqual({ ...unchanged, [path]: '2026-02-05' });
  });

  test('a claim that its row names', async () => {
    const { commit, dates } = site();
    commit('2026-01-05', 'src/site/routes.ts', table('`${claims.offer}`'));
    commit('2026-02-05', 'src/site/claims.ts', claims(1, '1 day').replace('offer: 1', 'offer: 2'));
    commit('2026-03-05', 'src/site/claims.ts', claims(2, '1 day').replace('offer: 1', 'offer: 2'));
    expect(await dates()).toEqual({ ...unchanged, '/': '2026-03-05', '/about': '2026-02-05' });
  });

  test('what is not committed yet', async () => {
    const { write, dates } = site();
    write('src/site/routes.ts', table("'About us'"));
    write('src/site/labels.ts', 'export const label = 1;\nexport const other = 2;\n');
    expect(await dates()).toEqual({ ...unchanged, '/about': today });
  });
});

test('a page without a row of the route table is told', async () => {
  const { cwd } = repository();
  await expect(lastChanges(['/nobody'], cwd)).rejects.toThrow('/nobody has no row in src/site/routes.ts');
});

test('a page that takes claims apart, and would not be dated by them, is told', async () => {
  const { cwd, commit } = repository();
  commit('2026-01-05', 'pages/index/content.ts', 'const { price } = claims;');
  await expect(lastChanges(['/'], cwd)).rejects.toThrow('/ takes claims apart: write claims.name');
});

test('a shallow clone leaves out the days it does not know', async () => {
  const { cwd, commit } = repository();
  commit('2026-01-05', 'pages/index/content.ts', 'export const content = 1;');
  commit('2026-02-05', 'pages/team/content.ts', 'export const content = 1;');
  commit('2026-03-05', 'pages/about/content.ts', 'export const content = 1;');
  const clone = mkdtempSync(join(tmpdir(), 'shallow-'));
  execFileSync('git', ['clone', '-q', '--depth=2', `file://${cwd}`, clone]);
  expect(await lastChanges(['/', '/team', '/about'], clone)).toEqual({ '/about': '2026-03-05' });
});

test('without a repository no day is known', async () => {
  expect(await lastChanges(['/'], mkdtempSync(join(tmpdir(), 'no-repository-')))).toEqual({});
});
