import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { portraitOf } from '#src/site/pictures.ts';
import { requirePortraits } from './require-portraits.ts';

test('a photo that a profile names and nobody has cut is told with the command that cuts it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portraits-'));
  const ada = { name: 'Ada', discipline: 'api-synthesis', image: 'ada.jpg' } as const;
  const role = { name: 'CMC Advisor', discipline: 'formulation', image: 'mark' } as const;
  expect(() => requirePortraits([ada, role], folder)).toThrow(
    /^Ada has no portrait yet: `npm run draw` cuts it from src\/site\/portraits\/ada\.jpg\. Commit what it writes\.$/,
  );
  mkdirSync(join(folder, 'team'));
  writeFileSync(join(folder, portraitOf(ada.discipline)), 'portrait');
  expect(() => requirePortraits([ada, role], folder)).not.toThrow();
});
