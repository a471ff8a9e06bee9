import { afterEach, expect, test, vi } from 'vitest';
import { supportsApp } from './app-support.ts';

afterEach(() => vi.unstubAllGlobals());

const stubBrowser = (prototype: object, css: object | undefined) => {
  vi.stubGlobal('HTMLElement', { prototype });
  vi.stubGlobal('window', { CSS: css });
};

const supportsAllBut = (feature: string) => ({
  supports: (condition: string) => !condition.includes(feature),
});

test('the app runs in a browser with popovers and light-dark()', () => {
  stubBrowser({ popover: null }, { supports: () => true });
  expect(supportsApp()).toBe(true);
});

test.each<[string, object, object | undefined]>([
  ['popovers', {}, { supports: () => true }],
  [':popover-open', { popover: null }, supportsAllBut(':popover-open')],
  ['light-dark()', { popover: null }, supportsAllBut('light-dark')],
  ['CSS.supports', { popover: null }, {}],
  ['CSS', { popover: null }, undefined],
])('the app doesn’t run in a browser without %s', (_, prototype, css) => {
  stubBrowser(prototype, css);
  expect(supportsApp()).toBe(false);
});
