/**
 * The part of the interface that the site uses (https://www.w3.org/TR/trusted-types/); older browsers have none of it.
 */
interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createHTML: (text: string) => string | null }): void;
}

/** The markup from which React DOM makes a script element that doesn't run, such as a page's structured data. */
const emptyScript = '<script></script>';

/**
 * The policy for trusted types, which lets through only what the app itself writes into a page as text: React's empty
 * script elements, and text without markup (structured data, whose `<` is escaped). No text is ever a script's address.
 */
export function createTrustedTypesPolicy() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === emptyScript || !html.includes('<') ? html : null),
  });
}
