import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { lookUpConditions, trimPreset, trimPropertyList } from './trim-chakra-preset.ts';

const require = createRequire(import.meta.url);
const read = (path: string) =>
  readFileSync(
    require.resolve(path).replace('/cjs/index.cjs', path.includes('chakra') ? '/esm/preset-base.js' : ''),
    'utf8',
  );

describe("trimming Chakra's base preset", () => {
  const preset = read('@chakra-ui/react');

  it('keeps a utility whose shorthand the source uses, and drops the others', () => {
    const trimmed = trimPreset(preset, new Set(['bg', 'hover']));
    expect(trimmed).toContain('background: {');
    expect(trimmed).toContain('hover: [');
    expect(trimmed).not.toContain('scrollSnapType: {');
    expect(trimmed).not.toContain('focusWithin:');
    expect(trimmed.length).toBeLessThan(preset.length / 2);
  });

  it('says so when there is nothing to trim', () => {
    expect(() => trimPreset('export const defaultBaseConfig = {};', new Set())).toThrow(/base preset/);
  });
});

describe('trimming the list of CSS properties', () => {
  it('keeps the names that the source uses', () => {
    expect(trimPropertyList('var cssPropertiesStr = "color,zoom,width";', new Set(['color', 'width']))).toBe(
      'var cssPropertiesStr = "color,width";',
    );
  });

  it('says so when the list is not there', () => {
    expect(() => trimPropertyList('', new Set())).toThrow(/is-valid-prop/);
  });
});

describe('looking conditions up', () => {
  it('replaces the listing, and says so when it is not there', () => {
    expect(lookUpConditions('return keys().includes(key) || x;')).toBe(
      'return Object.hasOwn(values, key) || x;',
    );
    expect(() => lookUpConditions('')).toThrow(/conditions/);
  });
});
