/** A claim in a title or on a button, where words have capital letters: "30-Minute". */
export const inTitle = (claim: string): string =>
  claim.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
