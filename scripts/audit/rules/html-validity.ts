import { HtmlValidate } from 'html-validate';
import { visibleText } from '#scripts/build/built-page.ts';
import type { PageRule } from '../audit-site.ts';

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

const dataTables = 'table:not([role="presentation"], [role="none"])';

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
