/** What Chakra's custom properties begin with (`cssVarsPrefix`). */
export const tokenPrefix = 'd';

/**
 * Sets tokens anew for what a rule is about: their names, such as `colors.fg.muted`, as the custom properties that
 * Chakra reads them from.
 */
export function setTokens(values: Readonly<Record<string, string>>): Record<`--${string}`, string> {
  const nameOf = (token: string) =>
    token.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.fromEntries(
    Object.entries(values).map(([token, value]) => [`--${tokenPrefix}-${nameOf(token)}`, value]),
  );
}
