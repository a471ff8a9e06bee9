import figures from '#content/figures.json' with { type: 'json' };
import { typesetFigure } from '#src/content/figure-text.ts';

/** As on the pages (`src/content/content-schemas.ts`). */
export const responseTime = typesetFigure(figures.responseTime);
