import { budgets, compressedSize, formatBytes } from '#scripts/build/weight.ts';
import type { Rule } from '../rule.ts';

const { goal, limit } = budgets.document;

/** A page with its styles fits what a slow line brings at once; the build refuses one above the limit. */
export const pageWeight: Rule = {
  name: 'page-weight',
  check({ html }) {
    const bytes = compressedSize(html);
    if (bytes <= goal) return [];
    return [
      {
        isWarning: true,
        found: `${formatBytes(bytes)} bytes with its styles (brotli 11), ${formatBytes(bytes - goal)} more than ${formatBytes(goal)}`,
        fix: `It may go live. Shorten a text when you can: above ${formatBytes(limit)} the build fails.`,
      },
    ];
  },
};
