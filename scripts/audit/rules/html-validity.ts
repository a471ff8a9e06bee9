import { execFile, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createRequire } from 'node:module';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { HtmlValidate } from 'html-validate';
import { visibleText } from '#scripts/build/built-page.ts';
import type { PageRule, SiteRule } from '../audit-site.ts';

const run = promisify(execFile);

const htmlValidate = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Scripts come from the site's own origin and change with every release.
    'require-sri': 'off',
    // The consent's label wraps its box and also names it by `for`: some voice control needs one, some the other.
    'no-redundant-for': 'off',
    // A list may be named: `list` is no role that forbids it (WAI-ARIA 1.2, "Roles which cannot be named").
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

export const htmlValidateRule: PageRule = {
  name: 'html-validate',
  description: 'html-validate finds nothing: the HTML standard, WCAG and ARIA',
  async check({ html, file }) {
    const { results } = await htmlValidate.validateString(html, file);
    return results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, line, column, severity }) => ({
        found: `${ruleId} at ${line}:${column}: ${message}`,
        fix: 'Fix the component that renders it.',
        severity: severity === 2 ? 'error' : 'warning',
      }));
  },
};

interface NuMessage {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly url?: string;
  readonly lastLine?: number;
  readonly lastColumn?: number;
  readonly message: string;
  readonly extract?: string;
}

/**
 * Messages to ignore, in the checker's own words. One that no page gives is reported, so that the list stays short.
 */
export const ignoredMessages = [
  // The checker reads the not-found page from a file, so `self` in its policy matches no origin.
  'Resource violates Content Security Policy (meta tag): image “/logo.svg” blocked by “img-src” directive.',
  'Resource violates Content Security Policy (meta tag): external stylesheet “/print.css” blocked by “style-src” directive.',
  // Properties younger than the checker's style parser (css-ui-4, css-anchor-position-1).
  "CSS: “field-sizing”: Property “field-sizing” doesn't exist.",
  "CSS: “position-area”: Property “position-area” doesn't exist.",
  "CSS: “position-try-fallbacks”: Property “position-try-fallbacks” doesn't exist.",
  // An at-rule younger than its style parser (css-view-transitions-2).
  'CSS: Unrecognized at-rule “@view-transition”',
  // A property of SVG 2, which the checker knows only as an attribute.
  "CSS: “vector-effect”: Property “vector-effect” doesn't exist.",
] as const;

const works = (command: string) => spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0;

/**
 * The command of a Java runtime, for the Nu checker: the configured one (`JAVA_HOME`) or one that is installed, if any.
 */
function findJava(): string | undefined {
  const home = process.env['JAVA_HOME'];
  return [...(home ? [join(home, 'bin/java')] : []), 'java'].find(works);
}

/** Runs the Nu checker on a folder, once for all its pages: starting it takes longer than checking a page. */
async function runNuChecker(outDir: string): Promise<readonly NuMessage[]> {
  const java = findJava();
  if (!java) throw new Error('The Nu checker needs Java.');
  const jar = join(createRequire(import.meta.url).resolve('vnu-jar/package.json'), '../build/dist/vnu.jar');
  const { stdout } = await run(
    java,
    ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html', outDir],
    {
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  return (JSON.parse(stdout) as { messages: readonly NuMessage[] }).messages;
}

export const nuChecker: SiteRule = {
  name: 'nu-checker',
  description: 'The Nu checker finds nothing: W3C’s own reading of the HTML standard',
  missing: () => (findJava() ? undefined : 'Java (Debian: default-jre-headless)'),
  async check(pages, { outDir }) {
    const messages = await runNuChecker(outDir);
    const isIgnored = ({ message }: NuMessage) => ignoredMessages.some((ignored) => ignored === message);
    const met = new Set(messages.filter(isIgnored).map(({ message }) => message));
    const idle = ignoredMessages
      .filter((message) => !met.has(message))
      .map((message) => ({
        page: 'scripts/audit/rules/html-validity.ts',
        found: `no page has the ignored message “${message}”`,
        fix: 'Remove it from ignoredMessages.',
      }));
    const paths = new Map(pages.map(({ file, path }) => [pathToFileURL(resolve(outDir, file)).href, path]));
    const findings = messages
      .filter((message) => !isIgnored(message))
      .map(({ type, url = '', lastLine, lastColumn, message, extract = '' }) => ({
        page: paths.get(url.replace('file:/', 'file:///')) ?? url,
        found: `${message} (${lastLine}:${lastColumn}: ${extract.replace(/\s+/g, ' ').trim()})`,
        fix: 'Fix the component that renders it.',
        severity: type === 'info' ? ('warning' as const) : ('error' as const),
      }));
    return [...findings, ...idle];
  },
};

const dataTables = 'table:not([role="presentation"], [role="none"])';

/**
 * Alfa checks in the browser that these scopes give every cell a header, and every header a cell
 * (`e2e/accessibility/alfa.spec.ts`).
 */
export const tableHeaders: PageRule = {
  name: 'table-headers',
  description: 'Every data table has header cells, each with the scope of what it names (WCAG 1.3.1)',
  check: ({ document }) => [
    ...[...document.querySelectorAll(dataTables)]
      .filter((table) => !table.querySelector('th'))
      .map((table) => ({
        found: `a table without header cells: “${visibleText(table)}”`,
        fix: 'Make the cells that name its rows or columns th, each with a scope.',
      })),
    ...[...document.querySelectorAll('th:not([scope])')].map((header) => ({
      found: `the header cell “${visibleText(header)}” without a scope`,
      fix: 'Give it scope="col" or "row"; scope="colgroup" needs colgroup elements.',
    })),
  ],
};
