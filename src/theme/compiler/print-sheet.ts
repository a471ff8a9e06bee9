import { parse, type AtRule, type Root } from 'postcss';
import type { SiteStyles } from '../site-styles.ts';

/** The path of the print styles. */
export const printSheetPath = '/print.css';

const isPrint = ({ name, params }: AtRule) => name === 'page' || (name === 'media' && params === 'print');

const printRules = (sheet: Root) =>
  sheet.nodes.filter((node): node is AtRule => node.type === 'atrule' && isPrint(node));

/** A page's styles without those for print, which all pages load from one file so that no screen waits for them. */
export function withoutPrint(css: string): string {
  const sheet = parse(css);
  for (const rule of printRules(sheet)) rule.remove();
  return sheet.toString();
}

/** The print styles of the whole site: the tokens, then the print rules of element defaults and recipes. */
export function printSheet({ defaultStyles, recipeRules }: SiteStyles): string {
  const defaults = parse(defaultStyles);
  const tokens = defaults.nodes.filter((node) => node.type === 'rule' && node.selector === ':root');
  const recipes = Object.values(recipeRules).map((css) => parse(css));
  return [...tokens, ...[defaults, ...recipes].flatMap(printRules)]
    .map((node) => (node.type === 'atrule' && node.name === 'media' ? node.nodes?.join('') : node.toString()))
    .join('');
}
