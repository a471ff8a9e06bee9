import { HtmlValidate } from 'html-validate';
import type { Rule } from '../rule.ts';

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

/** The HTML standard, WCAG and ARIA, as html-validate knows them. */
export const validHtml: Rule = {
  name: 'html-validate',
  check: ({ html }) =>
    htmlValidate
      .validateStringSync(html)
      .results.flatMap(({ messages }) => messages)
      .map(({ ruleId, message, line, column, severity }) => ({
        found: `${ruleId} at ${line}:${column}: ${message}`,
        fix: 'Fix the component that renders it.',
        isWarning: severity < 2,
      })),
};
