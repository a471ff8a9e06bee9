import process from 'node:process';
import { expect, test } from '@playwright/test';
import { otherEngines } from './engines.ts';

// CI installs every engine.
for (const { name, isInstalled } of otherEngines)
  test(`the journeys run in ${name} (to install it: npx playwright install --with-deps ${name})`, () => {
    test.skip(!isInstalled && !process.env['GITHUB_ACTIONS'], `${name} is not installed`);
    expect(isInstalled).toBe(true);
  });
