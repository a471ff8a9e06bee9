// A module of its own, so that the browser needn't load the hosting rules for it.

/** The origin of the check against robots, if a site key is configured. */
export const turnstileOrigin = 'https://challenges.cloudflare.com';
