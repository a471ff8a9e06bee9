import { expect, test } from 'vitest';
import { putPolicyInPage } from './policy-in-page.ts';

const page = '<head><meta charset="utf-8"><script>x</script></head>';

test('the policy stands before the first script, without what has no effect in a page', () => {
  expect(putPolicyInPage(page, "default-src 'none'; frame-ancestors 'none'")).toBe(
    '<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><script>x</script></head>',
  );
});

test('a page without an encoding is refused, because the policy would stand nowhere', () => {
  expect(() => putPolicyInPage('<head></head>', "default-src 'none'")).toThrow(/meta charset/);
});
