import { budgets, compressedSize, formatBytes } from '#scripts/build/weight.ts';
import type { PageRule } from '../audit-site.ts';

const { goal, limit } = budgets.document;

export const pageWeight: PageRule = {
  name: 'page-weight',
  description: `A page with its styles has at most ${formatBytes(goal)} bytes (brotli 11)`,
  check({ html }) {
    const bytes = compressedSize(html);
    if (bytes <= goal) return [];
    return [
      {
        severity: 'warning',
        found: `${formatBytes(bytes)} bytes with its styles (brotli 11), ${formatBytes(bytes - goal)} more than ${formatBytes(goal)}`,
        fix: `It may go live. Shorten a text when you can: above ${formatBytes(limit)} the build fails.`,
      },
    ];
  },
};
