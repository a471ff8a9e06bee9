/**
 * The anchor at which a form's page says why the form was refused, for one posted without JavaScript.
 *
 * @param cause - a field, by its name in the payload, or what else is to blame.
 */
export const refusalAnchor = (cause: string) => `refused-${cause}`;
