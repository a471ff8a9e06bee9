import { expect, test } from 'vitest';
import { isStale, leftOver, readDrawnFrom } from './drawing.ts';
import { drawings } from './drawings.ts';

/** Files of the repository that `npm run draw` would write anew, or remove. */
test('no drawing is stale', async () => {
  const drawnFrom = await readDrawnFrom();
  const stale = leftOver(drawings, drawnFrom);
  for (const drawing of drawings) if (await isStale(drawing, drawnFrom)) stale.push(drawing.file);
  expect(stale, `${stale.join(', ')}: stale. Run \`npm run draw\` and commit what it writes.`).toEqual([]);
});
