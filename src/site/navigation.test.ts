import { expect, test } from 'vitest';
import { isActiveEntry, topNavigation } from './navigation.ts';

const listActive = (path: string) =>
  topNavigation.filter(({ route }) => isActiveEntry(route, path)).map(({ route }) => route.path);

test.each([
  ['/team', '/team'],
  ['/team/no-such-person', '/team'],
  ['/process/start-with-strategy', '/process'],
  ['/submit-rfp/form', '/process'],
  ['/flexible-services/no-such-page', '/services'],
])('%s is part of the entry %s', (path, entry) => {
  expect(listActive(path)).toEqual([entry]);
});

test.each(['/', '/teams', '/processing', '/services-archive', '/flexible-services-2'])(
  '%s is part of no entry',
  (path) => {
    expect(listActive(path)).toEqual([]);
  },
);
