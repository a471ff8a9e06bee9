import { claims } from '#src/site/claims.ts';
import { defineRecipe } from '#src/theme/recipe.ts';

const bar = { content: '""', display: 'block', height: '14px', marginBottom: '2' } as const;

/** What the waits come to in percent of the whole: the middle of the range that is claimed. */
const [lowest = 0, highest = lowest] = claims.timelineAcceleration.match(/\d+/g)?.map(Number) ?? [];
const waiting = (lowest + highest) / 2;

/** Where work goes on, in percent of the whole: four stretches with a third of the waiting after each but the last. */
const work = [0.3, 0.33, 0.26, 0.11].reduce<(readonly [number, number])[]>((stretches, share) => {
  const from = stretches.length > 0 ? stretches.at(-1)![1] + waiting / 3 : 0;
  return [...stretches, [from, from + share * (100 - waiting)]];
}, []);

const segments = work
  .map(
    ([from, to]) =>
      `transparent ${from.toFixed(1)}%, {colors.brand} ${from.toFixed(1)}% ${to.toFixed(1)}%, transparent ${to.toFixed(1)}%`,
  )
  .join(', ');

/** Each name over the middle of its wait. */
const places = work
  .slice(0, -1)
  .map(([, to], index) => [`& li:nth-child(${index + 1})`, { left: `${(to + waiting / 6).toFixed(1)}%` }]);

/** Both bars over the caption. */
export const waitsCutRecipe = defineRecipe({
  base: {
    // Backgrounds are neither printed nor kept in forced colors.
    _print: { display: 'none' },
    '& ::before, & ::after': { forcedColorAdjust: 'none' },
    '& > ul': { position: 'relative', paddingTop: '8', fontSize: 'sm', fontWeight: 600 },
    '& li': { position: 'absolute', top: '1', transform: 'translateX(-50%)' },
    ...Object.fromEntries(places),
    '& > ul::after': {
      ...bar,
      background: `linear-gradient(90deg, ${segments}), repeating-linear-gradient(90deg, {colors.control} 0 2px, transparent 2px 8px) 0 50% / 100% 4px no-repeat`,
    },
    '& > figcaption': {
      fontSize: 'sm',
      color: 'fg.muted',
      '&::before': { ...bar, width: `${100 - waiting}%`, marginBottom: '3', bg: 'brand' },
    },
  },
});
