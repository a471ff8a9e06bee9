/**
 * The shortest and longest duration of a claim such as "2–3 weeks" or "up to 4 weeks", or `undefined` where it
 * states no weeks.
 */
export function weeksOf(duration: string): { shortest: number; longest: number } | undefined {
  const match = /(\d+)(?:[–-](\d+))? weeks$/.exec(duration);
  if (!match) return undefined;
  const shortest = Number(match[1]);
  return { shortest, longest: Number(match[2] ?? shortest) };
}
