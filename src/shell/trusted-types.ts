/** Older browsers lack this API (https://www.w3.org/TR/trusted-types/). */
interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createHTML: (text: string) => string | null }): void;
}

/** React DOM creates inert script elements, such as structured data, from this markup. */
const emptyScript = '<script></script>';

/** Allows only React's empty script elements and text without markup (structured data, whose `<` is escaped). */
export function createTrustedTypesPolicy() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === emptyScript || !html.includes('<') ? html : null),
  });
}
