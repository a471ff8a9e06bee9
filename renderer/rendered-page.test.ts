import { expect, test } from 'vitest';
import { splitRenderedPage } from './rendered-page.ts';

const rendered =
  '<title>A &amp; B</title><meta name="a" content="b"/><main class="page"><p>It&#x27;s</p></main>';

test('what React hoists is told from the page, and the page’s classes from its text', () => {
  const { headTags, body, classes } = splitRenderedPage(rendered);
  expect(headTags).toBe('<title>A &amp; B</title><meta name="a" content="b">');
  expect(body).toBe(`<main class="page"><p>It's</p></main>`);
  expect([...classes]).toEqual(['page']);
});

test('drawings, comments and the text of scripts stay as they are', () => {
  const html =
    '<!--$--><svg viewBox="0 0 1 1"><linearGradient id="a"/></svg><script type="application/ld+json">{"a":"b\\u003c\'"}</script><!--/$-->';
  expect(splitRenderedPage(html).body).toBe(html);
});

test('markup in attributes and text stays escaped', () => {
  const html = '<p title="&quot;&lt;b&gt;&amp;">&lt;b&gt;</p>';
  expect(splitRenderedPage(html).body).toBe('<p title="&quot;<b>&amp;">&lt;b&gt;</p>');
});
