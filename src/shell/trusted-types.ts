/** Older browsers lack it (https://www.w3.org/TR/trusted-types/). */
interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createHTML: (text: string) => string | null }): void;
}

/** React DOM creates inert script elements from this markup. */
const emptyScript = '<script></script>';

/** Allows only `emptyScript` and text without markup (structured data, whose `<` is escaped). */
export function createTrustedTypesPolicy() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === emptyScript || !html.includes('<') ? html : null),
  });
}
