import figures from '../../../content/figures.json' with { type: 'json' };

/** With an en dash in a range, as on the pages (`src/site/content-schemas.ts`). */
export const responseTime = figures.responseTime.replaceAll(/(?<=\d)\s?-\s?(?=\d)/g, '–');
