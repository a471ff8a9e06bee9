import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { analyticsTags } from './analytics.ts';

const url = 'https://tags.example.net/gtag/js?id=G-1</script>&l=dataLayer';

test('nothing is loaded unless an analytics script is configured', () => {
  expect(analyticsTags(undefined)).toBe('');
});

test('a configured script is loaded without holding the page up', () => {
  expect(analyticsTags(url)).toContain(
    '<script async src="https://tags.example.net/gtag/js?id=G-1</script>&amp;l=dataLayer"></script>',
  );
});

test('events wait in a queue until the script comes, and page views are left to the site', () => {
  const [, queue = ''] = /^<script>(.*?)<\/script>/.exec(analyticsTags(url)) ?? [];
  const window: { dataLayer?: ArrayLike<unknown>[] } = {};
  runInNewContext(`${queue};gtag('event','generate_lead',{form:'rfp'})`, {
    window,
    get dataLayer() {
      return window.dataLayer;
    },
  });
  const queued = window.dataLayer?.map((entry) => JSON.parse(JSON.stringify(Array.from(entry))) as unknown);
  expect(queued?.slice(1)).toEqual([
    ['config', 'G-1</script>', { send_page_view: false }],
    ['event', 'generate_lead', { form: 'rfp' }],
  ]);
});
