import { expect, test } from 'vitest';
import { wrapEagerly } from './eager-commonjs.ts';

test('the wrapper of a CommonJS module becomes a function in parentheses', () => {
  expect(wrapEagerly('var a = /* @__PURE__ */ __commonJSMin(((exports, module) => {\n}));')).toBe(
    'var a = /* @__PURE__ */ __commonJSMin((function(exports, module) {\n}));',
  );
});

test('other arrow functions stay as they are', () => {
  const code = 'list.map(((item) => { return item; }));';
  expect(wrapEagerly(code)).toBe(code);
});
