/** How soon the provider answers an inquiry, as the site and the function promise it. */
export const responseTime = '1–2 business days';
