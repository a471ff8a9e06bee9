import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSitemap } from '../host/sitemap-and-robots.ts';
import { readPageDates } from './page-dates.ts';

const repository = mkdtempSync(join(tmpdir(), 'page-dates-'));
afterAll(() => rmSync(repository, { recursive: true }));

const git = (day: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: repository,
    env: { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
  });

function commit(day: string, file: string, text: string, message = 'Edit') {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), text);
  git(day, 'add', '.');
  git(day, 'commit', '--quiet', '--message', message);
}

test('a page has the day of the last change of what it shows', () => {
  const read = () => {
    const dates = readPageDates(repository);
    return [dates['/about'], dates['/services'], dates['/team']];
  };
  git('2026-01-01', 'init', '--quiet');
  commit('2025-12-31', 'content/samples/services.json', '{}');
  commit('2026-01-01', 'content/pages/about.json', '{}');
  commit('2026-01-02', 'content/pages/about.json', '{\n}', 'Format the texts of a page\n\nText: unchanged');
  expect(read()).toEqual(['2026-01-01', '2025-12-31', undefined]);

  commit('2026-01-03', 'content/pages/services.json', '{ "title": "In {{startDelay}}" }');
  commit('2026-01-04', 'content/people/ada.json', '{}');
  commit('2026-01-05', 'content/figures.json', '{\n"startDelay": "1 week",\n"expertise": "20+ years"\n}\n');
  commit('2026-01-06', 'content/figures.json', '{\n"startDelay": "1 week",\n"expertise": "30+ years"\n}\n');
  expect(read()).toEqual(['2026-01-04', '2026-01-05', '2026-01-04']);

  commit('2026-01-07', 'content/examples.json', '{\n"mainPeak": "1,800 mAU"\n}\n');
  commit('2026-01-08', 'content/people/ada.json', '{ "bio": "A peak of {{ examples.mainPeak }}" }');
  commit('2026-01-09', 'content/examples.json', '{\n"mainPeak": "1,900 mAU"\n}\n');
  expect(read()).toEqual(['2026-01-09', '2026-01-05', '2026-01-09']);
  expect(createSitemap(readPageDates(repository))).toContain('/about</loc><lastmod>2026-01-09</lastmod>');
});
