import { budgets, getCompressedSize, formatBytes } from '#scripts/build/weight.ts';
import type { Rule } from '../rule.ts';

const { goal, limit } = budgets.document;

/** A page with its styles fits into the first TCP round trip (about 14 kB). */
export const pageWeight: Rule = {
  name: 'page-weight',
  findProblems({ html }) {
    const bytes = getCompressedSize(html);
    if (bytes <= goal) return [];
    return [
      {
        isWarning: true,
        found: `HTML and styles have ${formatBytes(bytes)} bytes (brotli 11), ${formatBytes(bytes - goal)} above the goal of ${formatBytes(goal)}`,
        fix: `You can deploy the page. Shorten a text when you can: above ${formatBytes(limit)} the build fails.`,
      },
    ];
  },
};
