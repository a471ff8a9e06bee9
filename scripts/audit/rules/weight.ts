import { budgets, getCompressedSize, formatBytes } from '#scripts/build/weight.ts';
import type { Rule } from '../rule.ts';

const { aim } = budgets.document;

/** A page within the aim arrives in the first flight (`scripts/build/weight.ts`). */
export const pageWeight: Rule = {
  name: 'page-weight',
  findProblems({ html }) {
    const bytes = getCompressedSize(html);
    if (bytes <= aim) return [];
    return [
      {
        isWarning: true,
        found: `HTML and styles have ${formatBytes(bytes)} bytes (brotli 11), ${formatBytes(bytes - aim)} above the aim of ${formatBytes(aim)}`,
        fix: 'You can deploy the page. A slow connection shows the part below the hero one round trip later.',
      },
    ];
  },
};
