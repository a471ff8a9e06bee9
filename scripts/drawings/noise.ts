/**
 * Numbers from 0 to 1 that are the same for the same seed (mulberry32: 32 bits of state are plenty for a few thousand).
 */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A repeatable source of normally distributed noise with unit variance, so that the same trace is drawn every time. */
export function createNoise(seed: number): () => number {
  const uniform = createRandom(seed);
  // Box-Muller.
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}
