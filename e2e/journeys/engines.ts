import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

export const otherEngines = [firefox, webkit].map((engine) => ({
  name: engine.name() as 'firefox' | 'webkit',
  isInstalled: existsSync(engine.executablePath()),
}));
