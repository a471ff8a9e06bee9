export const wait = (delayMs: number) => new Promise((resolve) => window.setTimeout(resolve, delayMs));
