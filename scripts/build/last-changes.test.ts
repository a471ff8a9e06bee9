import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
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
  return { cwd, commit, write };
}

test('a page is dated by the last change of its own folder, not of a page below it', async () => {
  const { cwd, commit } = repository();
  commit('2026-01-05', 'pages/process/content.ts', '1');
  commit('2026-02-05', 'pages/process/start-with-strategy/content.ts', '1');
  commit('2026-03-05', 'pages/index/content.ts', '1');
  expect(await lastChanges(['/', '/process', '/process/start-with-strategy'], cwd)).toEqual({
    '/': '2026-03-05',
    '/process': '2026-01-05',
    '/process/start-with-strategy': '2026-02-05',
  });
});

test('a file changed since the last commit is dated by when it was written', async () => {
  const { cwd, commit, write } = repository();
  commit('2026-01-05', 'pages/index/content.ts', '1');
  write('pages/index/content.ts', '2');
  expect(await lastChanges(['/'], cwd)).toEqual({ '/': new Date().toISOString().slice(0, 10) });
});

test('a page is dated by the lists it shows, the claims it names and its row of the route table', async () => {
  const { cwd, commit, write } = repository();
  const claims = (price: number, time: string) =>
    `export const claims = {\n  sprint: {\n    price: ${price},\n  },\n  time: '${time}',\n};\n`;
  const routes = (title: string) =>
    `  {\n    path: '/',\n  },\n  {\n    path: '/about',\n    title: '${title}',\n  },\n`;
  commit('2026-01-05', 'src/site/claims.ts', claims(1, '1 day'));
  commit('2026-01-05', 'src/site/routes.ts', routes('About'));
  commit('2026-01-05', 'pages/index/content.ts', 'claims.sprint.price');
  commit('2026-01-05', 'pages/about/content.ts', 'claims.time');
  commit('2026-01-05', 'pages/team/content.ts', "import { team } from '#src/site/team.ts';");
  commit('2026-02-05', 'src/site/claims.ts', claims(2, '1 day'));
  commit('2026-03-05', 'src/site/team.ts', '1');
  const known = { '/': '2026-02-05', '/about': '2026-01-05', '/team': '2026-03-05' };
  expect(await lastChanges(['/', '/about', '/team'], cwd)).toEqual(known);
  write('src/site/routes.ts', routes('About us'));
  const today = new Date().toISOString().slice(0, 10);
  expect(await lastChanges(['/', '/about', '/team'], cwd)).toEqual({ ...known, '/about': today });
});

test('a shallow clone leaves out the days it does not know', async () => {
  const { cwd, commit } = repository();
  commit('2026-01-05', 'pages/index/content.ts', '1');
  commit('2026-02-05', 'pages/team/content.ts', '1');
  commit('2026-03-05', 'pages/about/content.ts', '1');
  const clone = mkdtempSync(join(tmpdir(), 'shallow-'));
  execFileSync('git', ['clone', '-q', '--depth=2', `file://${cwd}`, clone]);
  expect(await lastChanges(['/', '/team', '/about'], clone)).toEqual({ '/about': '2026-03-05' });
});

test('without a repository no day is known', async () => {
  expect(await lastChanges(['/'], mkdtempSync(join(tmpdir(), 'no-repository-')))).toEqual({});
});
