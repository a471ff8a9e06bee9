import { expect, test } from 'vitest';
import { toIco } from './icons.ts';

test('the header of an ICO file points to its PNG', () => {
  const png = Buffer.from('picture');
  const ico = Buffer.from(toIco(png, 48));
  expect(ico.readUInt16LE(2)).toBe(1);
  expect(ico.readUInt8(6)).toBe(48);
  expect(ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14))).toEqual(png);
});
