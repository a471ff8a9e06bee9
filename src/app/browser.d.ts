/** Interfaces of browsers that TypeScript's library lacks. */

interface Navigator {
  /** Whether the visitor asks sites not to share what they do (https://w3c.github.io/gpc/); Firefox and others send it. */
  readonly globalPrivacyControl?: boolean;
  /** The visitor's connection (https://wicg.github.io/netinfo/); Safari and Firefox have none. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

interface Document {
  /** Whether the page is shown to nobody yet (https://wicg.github.io/nav-speculation/prerendering.html). */
  readonly prerendering?: boolean;
}
