import { expect, test } from 'vitest';
import { honeypotName } from '#src/inquiry/form-fields.ts';
import { findSuspicions } from './suspicions.ts';

const configuration = { MINIMUM_FILL_SECONDS: 3 };

test.each<[object, string[]]>([
  [{ [honeypotName]: 'https://spam.example' }, ['honeypot']],
  [{ [honeypotName]: ['', 'x'] }, ['honeypot']],
  [{ [honeypotName]: 7 }, ['honeypot']],
  [{ [honeypotName]: [''] }, []],
  [{ fill_time_ms: 2999 }, ['haste']],
  [{ fill_time_ms: 3000, [honeypotName]: '' }, []],
  [{ fill_time_ms: -1, [honeypotName]: 'x' }, ['honeypot', 'haste']],
  [{}, []],
])('%j has the suspicions %j', (extras, suspicions) => {
  expect(findSuspicions(extras, false, configuration)).toEqual(suspicions);
});
