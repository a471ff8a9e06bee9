import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

/** The engines that run the journeys beside Chromium, where they are installed. */
export const otherEngines = [firefox, webkit].map((engine) => ({
  name: engine.name() as 'firefox' | 'webkit',
  isInstalled: existsSync(engine.executablePath()),
}));
