import figures from '#content/figures.json' with { type: 'json' };
import { typesetFigure } from '#src/content/schemas/figure-text.ts';

/** As on the pages (`src/content/schemas/figures.ts`). */
export const responseTime = typesetFigure(figures.responseTime);
