// Apart from the hosting rules, which no visitor needs.

/** Where the check against robots comes from, if a site key is configured. */
export const turnstileOrigin = 'https://challenges.cloudflare.com';
