import { HtmlValidate } from 'html-validate';
import { getPageFolder } from '#src/site/paths.ts';
import { getTextFile, type Rule } from '../rule.ts';

const htmlValidate = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // All scripts come from this origin.
    'require-sri': 'off',
    // Voice control software supports either a `for` or a label around its checkbox.
    'no-redundant-for': 'off',
    // Lists may have a label (WAI-ARIA 1.2, "Roles which cannot be named").
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

export const validHtml: Rule = {
  name: 'html-validate',
  findProblems: ({ path, html }) =>
    htmlValidate
      .validateStringSync(html)
      .results.flatMap(({ messages }) => messages)
      .map(({ ruleId, message, line, column, severity }) => ({
        found: `${ruleId} at ${line}:${column}: ${message}`,
        fix: `Fix ${getTextFile(path)}, or the component that renders it. ${getPageFolder(path)}/+Page.tsx lists the page's sections.`,
        isWarning: severity < 2,
      })),
};
