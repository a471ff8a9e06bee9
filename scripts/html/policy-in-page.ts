/**
 * Puts a content security policy into a page itself. Only the not-found page needs it: static hosts serve it under
 * whatever path was asked for, so that none of their header rules, which go by path, can name it.
 *
 * `frame-ancestors` has no effect there (https://www.w3.org/TR/CSP3/#meta-element) and is left out.
 */
export function putPolicyInPage(html: string, policy: string): string {
  const encoding = '<meta charset="utf-8">';
  if (!html.includes(encoding)) throw new Error(`The page has no ${encoding} to put the policy after`);
  const applicable = policy.split(/;\s*/).filter((directive) => !directive.startsWith('frame-ancestors'));
  const element = `<meta http-equiv="Content-Security-Policy" content="${applicable.join(';')}">`;
  return html.replace(encoding, () => `${encoding}${element}`);
}
