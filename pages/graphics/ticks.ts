const steps = [1, 2, 4, 8, 16] as const;

/** Returns the weeks to label on an axis that ends at `longest`, up to 60. */
export function listTicks(longest: number): readonly number[] {
  const step = steps.find((weeks) => longest / weeks <= 4) ?? 16;
  const regular = Array.from({ length: Math.ceil(longest / step) }, (_, index) => index * step);
  // The last label has a unit, so it needs more space.
  return [...regular.filter((weeks) => weeks === 0 || longest - weeks >= step * 0.75), longest];
}
