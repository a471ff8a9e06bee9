// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { matchGrants } from './upload.ts';

const grant = (name: string) => ({ name, bucket: 'b', path: name, token: 't', content_type: 'text/csv' });
const file = (name: string) => new File(['a'], name);

test('takes grants in the order of the files, whatever the function made of their names', () => {
  const files = [file('IC50 <data>.csv'), file('a.csv')];
  const grants = [grant('IC50 .csv'), grant('a.csv')];
  expect([...matchGrants(files, grants).values()]).toEqual(grants);
});

test('goes by name where the function has left some out', () => {
  const files = [file('a.csv'), file('IC50  <b>raw</b> <data>.csv'), file('a.csv')];
  const grants = [grant('IC50 raw <data>.csv'), grant('a.csv')];
  const matched = matchGrants(files, grants);
  expect(matched.get(files[0]!)).toBe(grants[1]);
  expect(matched.get(files[1]!)).toBe(grants[0]);
  expect(matched.has(files[2]!)).toBe(false);
});
