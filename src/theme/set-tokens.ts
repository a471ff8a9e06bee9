/** What Chakra's custom properties begin with (`cssVarsPrefix`). */
export const tokenPrefix = 'd';

/**
 * Gives tokens other values where a rule applies: turns their names, such as `colors.fg.muted`, into the custom
 * properties that Chakra reads.
 */
export function setTokens(values: Readonly<Record<string, string>>): Record<`--${string}`, string> {
  const nameOf = (token: string) =>
    token.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.fromEntries(
    Object.entries(values).map(([token, value]) => [`--${tokenPrefix}-${nameOf(token)}`, value]),
  );
}
