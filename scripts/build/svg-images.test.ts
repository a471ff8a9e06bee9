import { expect, test } from 'vitest';
import { optimizeSvg } from './svg-images.ts';

test('an SVG image loses what draws nothing and keeps its size and its dark scheme', () => {
  const svg = `<?xml version="1.0"?><!-- Drawn by hand -->
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
      <metadata>made with care</metadata>
      <style>.ink{fill:#000}@media (prefers-color-scheme:dark){.ink{fill:#fff}}</style>
      <g><path class="ink" d="M 0.0000 0.0000 L 24.00000 0 L 24 24 Z"/></g>
    </svg>`;
  const optimized = optimizeSvg(svg);
  expect(optimized).not.toMatch(/hand|care|<g>/);
  expect(optimized).toContain('viewBox="0 0 24 24"');
  expect(optimized).toMatch(/\.ink\{fill:#000\}@media.*\.ink\{fill:#fff\}/);
  expect(optimized.length).toBeLessThan(svg.length / 1.5);
});
