import { expect, test } from 'vitest';
import { honeypotName } from '../../_shared/form-fields.ts';
import { testConfiguration } from '../../../tests/test-configuration.ts';
import { suspicionsOf } from './suspicions.ts';

const configuration = testConfiguration({ MINIMUM_FILL_SECONDS: '3' });

test.each(['x', ['', 'x'], [['x']], 7, true, { a: 1 }])('a honeypot with %j in it is suspect', (value) => {
  expect(suspicionsOf({ [honeypotName]: value }, configuration)).toEqual(['honeypot']);
});

test.each([undefined, null, '', [], ['']])('a honeypot of %j is empty', (value) => {
  expect(suspicionsOf({ [honeypotName]: value }, configuration)).toEqual([]);
});

test.each([
  [-1, ['haste']],
  [2999, ['haste']],
  [3000, []],
  [undefined, []],
])('a form filled in within %s milliseconds has the suspicions %j', (fill_time_ms, suspicions) => {
  expect(suspicionsOf({ fill_time_ms }, configuration)).toEqual(suspicions);
});
