/**
 * The anchor on a form's page that says why a form posted without JavaScript was refused.
 *
 * @param cause - a field, by its name in the payload, or another cause such as `later`.
 */
export const refusalAnchor = (cause: string) => `refused-${cause}`;
