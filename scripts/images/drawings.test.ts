import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorDrawings } from './drawings.ts';

test.each(colorDrawings())('$file has the colors of the palette, and no others', ({ file, content }) => {
  expect(readFileSync(file, 'utf8'), `${file} has old colors. Run \`npm run images\`.`).toBe(content);
  expect(
    content.replace(/<style>.*?<\/style>/s, ''),
    `${file} has a hard-coded color. Use a class such as fill-brand or stroke-fg (src/theme/README.md).`,
  ).not.toMatch(/#[\da-f]{6}\b/i);
});
