import { expect, test } from 'vitest';
import { splitRenderedPage } from './rendered-page.ts';

test('tags that React hoists go into the head, the rest into the body', () => {
  const hoisted = '<title>A &amp; B</title><meta name="a" content="&lt;b&gt;"/>';
  const page = '<main class="page wide"><p>It&#x27;s class=&quot;text&quot; here</p></main>';
  const { headTags, body } = splitRenderedPage(hoisted + page);
  expect(headTags).toBe(hoisted);
  expect(body).toBe(page);
});

test('a title or link inside the page stays there', () => {
  const page = '<svg><title>A drawing</title></svg><link rel="preload"/>';
  expect(splitRenderedPage(page)).toEqual({ headTags: '', body: page });
});
