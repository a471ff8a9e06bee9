/**
 * Where the page of a form says why one posted without JavaScript was refused: an anchor, which needs no script.
 *
 * @param cause - a field, by its name in the payload, or what else is to blame.
 */
export const refusalAnchor = (cause: string) => `refused-${cause}`;
