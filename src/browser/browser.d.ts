/** Browser APIs that TypeScript's library lacks. */

interface Navigator {
  /** https://w3c.github.io/gpc/ */
  readonly globalPrivacyControl?: boolean;
  /** https://wicg.github.io/netinfo/ (missing in Safari and Firefox) */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

interface Document {
  /** https://wicg.github.io/nav-speculation/prerendering.html */
  readonly prerendering?: boolean;
}
