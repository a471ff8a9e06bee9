import { claims } from './claims.ts';
import { getArticle } from './figures.ts';

/** Says what each speed counts, on every page that shows one of them. */
export const figureNote = `What the figures count: execution support gives ${claims.timelineAcceleration} timeline acceleration. One case, with ${claims.cases.specializedCdmos}, has ${getArticle(claims.cases.timelineReduction)} ${claims.cases.timelineReduction} timeline reduction. In small molecule development, timelines are ${claims.fasterTimelines} faster.`;
