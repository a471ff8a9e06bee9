/** Capitalises the words of a claim for a title or button: "30-Minute". */
export const inTitle = (claim: string): string =>
  claim.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
