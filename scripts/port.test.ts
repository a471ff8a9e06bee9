import { expect, test } from 'vitest';
import { readPort } from './port.ts';

test.each([
  [undefined, 3000],
  ['', 3000],
  ['0', 0],
  ['8080', 8080],
])('PORT=%s is port %s', (value, port) => {
  expect(readPort(value, 3000)).toBe(port);
});

test.each(['abc', '-1', '1e3', '65536', '80.5', ' 80'])('PORT=%s is refused by name', (value) => {
  expect(() => readPort(value, 3000)).toThrow(
    `PORT must be a number from 0 (any free port) to 65535 (it is "${value}")`,
  );
});
