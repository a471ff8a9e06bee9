import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeSyntheticPages } from './synthetic-site.ts';
import type { BuildContext } from '#scripts/build/build-context.ts';
import { parsePage } from '#scripts/build/built-page.ts';
import { writeHostFiles } from '#scripts/build/hosting/host-files.ts';
import { writeIcons } from '#scripts/build/icons.ts';
import { writeLlmsTexts } from '#scripts/build/llms.ts';
import { writeSitemap } from '#scripts/build/sitemap.ts';
import { writeSocialImages } from '#scripts/build/social-images.ts';
import { auditSite, openSite } from './audit-site.ts';
import { brokenPage, inMain, replace, type PageBreaks, type SiteBreaks } from './breaks/break.ts';
import { brokenContent } from './breaks/content.ts';
import { brokenFiles } from './breaks/files.ts';
import { brokenHeads } from './breaks/head.ts';
import { brokenTogether } from './breaks/pages-together.ts';
import { brokenStructuredData } from './breaks/structured-data.ts';
import { pageRules, siteRules } from './rules.ts';
import { whereWritten } from './where-written.ts';

let folder: string;
let context: BuildContext;

const { path, file: page } = brokenPage;
const brokenPages: PageBreaks = { ...brokenHeads, ...brokenContent, ...brokenStructuredData };
const brokenSites: SiteBreaks = { ...brokenTogether, ...brokenFiles };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'audited-site-'));
  context = await writeSyntheticPages(join(folder, 'client'), 9);
  await writeSitemap(context);
  await writeLlmsTexts(context);
  await writeSocialImages(context);
  await writeIcons(context);
  await writeHostFiles(context);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a site that keeps every rule passes the whole audit without a warning', async () => {
  const report = await auditSite(context, { pageRules, siteRules });
  expect(report.findings).toEqual([]);
  expect(report.pages).toBe(10);
});

type Exports = Readonly<Record<string, object>>;

test('every rule that a file exports is in the audit', () => {
  const listed: readonly object[] = [...pageRules, ...siteRules];
  for (const [file, exports] of Object.entries(
    import.meta.glob<Exports>('/scripts/audit/rules/*.ts', { eager: true }),
  ))
    for (const [name, value] of Object.entries(exports).filter(([, value]) => 'check' in Object(value)))
      expect
        .soft(listed.includes(value), `${name} of ${file.slice(1)}: add it to scripts/audit/rules.ts`)
        .toBe(true);
});

test('every break that a file exports is tried', () => {
  const tried: readonly object[] = [...Object.values(brokenPages), ...Object.values(brokenSites)];
  const files = import.meta.glob<Exports>(['/scripts/audit/breaks/*.ts', '!**/break.ts'], { eager: true });
  for (const [file, exports] of Object.entries(files))
    for (const [name, breaks] of Object.entries(exports))
      for (const [rule, value] of Object.entries(breaks)) {
        const place = 'brokenPages or brokenSites in scripts/audit/rules.test.ts, a rule only once';
        expect
          .soft(tried.includes(value), `${rule} in ${name} of ${file.slice(1)}: add it to ${place}`)
          .toBe(true);
      }
});

const hasBreak = ({ name }: { readonly name: string }) =>
  Boolean((brokenPages[name] ?? brokenSites[name])?.length);

test('every rule has a page that breaks it', () => {
  for (const rule of [...pageRules, ...siteRules]) {
    const advice = 'add an entry under its name to a file of scripts/audit/breaks/';
    expect.soft(hasBreak(rule), `${rule.name} has no break: ${advice}`).toBe(true);
  }
  expect(Object.keys(brokenPages).toSorted()).toEqual(pageRules.map(({ name }) => name).toSorted());
  expect(Object.keys(brokenSites).toSorted()).toEqual(siteRules.map(({ name }) => name).toSorted());
});

describe.each(pageRules.filter(hasBreak))('$name', ({ name, check }) => {
  test.each(brokenPages[name] ?? [])('finds %s', async (_what, change, found) => {
    const html = change(readFileSync(join(context.outDir, page), 'utf8'));
    const violations = await check(parsePage(path, page, html), openSite(context));
    expect(violations.map((violation) => violation.found).join('\n')).toMatch(found);
    expect(violations.every(({ fix }) => fix.length > 5)).toBe(true);
  });
});

async function auditBrokenSite(name: string, change: (outDir: string) => void) {
  const outDir = mkdtempSync(join(tmpdir(), 'broken-site-'));
  try {
    cpSync(context.outDir, outDir, { recursive: true });
    change(outDir);
    const rules = siteRules.filter((rule) => rule.name === name);
    const { findings } = await auditSite({ ...context, outDir }, { pageRules: [], siteRules: rules });
    return findings.map(({ found }) => found).join('\n');
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

describe.each(siteRules.filter(hasBreak))('$name', ({ name, missing }) => {
  test.skipIf(missing?.()).each(brokenSites[name] ?? [])('finds %s', async (_what, file, change, found) => {
    const text = await auditBrokenSite(name, (outDir) => {
      const target = join(outDir, file);
      if (!change) return rmSync(target);
      const read = (name: string) => readFileSync(join(outDir, name), 'utf8');
      writeFileSync(target, change(file === 'stray.html' ? '' : read(file), read));
    });
    expect(text).toMatch(found);
  });
});

test('a figure that is no claim is told with its text; a text is found in the file and line that hold it', async () => {
  const rule = pageRules.find(({ name }) => name === 'claimed-figures');
  // The same words stand in the page's own copy, as they would where somebody typed the figure by hand.
  const written = 'two candidates compete for one budget';
  const html = `<main><p>${written}, in 99 weeks</p></main>`;
  const site = openSite(context);
  const [violation] = (await rule?.check(parsePage('/molecule-readiness', 'x.html', html), site)) ?? [];
  expect(violation?.found).toContain('the figure “99 weeks” in “two candidates');
  expect(whereWritten([written], '/molecule-readiness')).toMatch(
    /^pages\/molecule-readiness\/content\.ts:\d+$/,
  );
});

test('a legal page is judged by its lawyers: neither figures nor long sentences are found', async () => {
  const routes = context.routes.map((route) =>
    route.path === path ? { ...route, kind: 'legal' as const } : route,
  );
  const site = openSite({ ...context, routes });
  const html = inMain(
    `<p>${'We keep what you send for nine years and a word more '.repeat(5)}.</p>`.repeat(6),
  )(readFileSync(join(context.outDir, page), 'utf8'));
  for (const name of ['claimed-figures', 'readable-copy'])
    expect(
      await pageRules.find((rule) => rule.name === name)?.check(parsePage(path, page, html), site),
    ).toEqual([]);
});

test('robots-tag finds a not-found page that may be indexed', async () => {
  const rule = pageRules.find(({ name }) => name === 'robots-tag');
  const html = readFileSync(join(context.outDir, '404.html'), 'utf8').replace('noindex', 'index');
  const violations = await rule?.check(parsePage('/404', '404.html', html), openSite(context));
  expect(violations).toEqual([expect.objectContaining({ fix: expect.stringContaining('noindex') })]);
});

test('independent-validator makes an error of what the validator only warns of', async () => {
  const rule = pageRules.find(({ name }) => name === 'independent-validator');
  const change = replace(/"item":"[^"]*page-4"/, '"item":"page 4"');
  const html = change(readFileSync(join(context.outDir, page), 'utf8'));
  const violations = await rule?.check(parsePage(path, page, html), openSite(context));
  expect(violations).not.toEqual([]);
  expect(violations?.map(({ severity = 'error' }) => severity)).not.toContain('warning');
});

test('a page that is missing from the built site stops the audit with what to do', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'empty-site-'));
  await expect(auditSite({ ...context, outDir }, { pageRules, siteRules })).rejects.toThrow(
    /build the site first/,
  );
});
