import figures from '../../../content/figures.json' with { type: 'json' };
import { typesetFigure } from './figure-text.ts';

/** As on the pages (`src/site/content-schemas.ts`). */
export const responseTime = typesetFigure(figures.responseTime);
