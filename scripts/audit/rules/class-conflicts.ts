import { parse, type AtRule } from 'postcss';
import type { BuiltPage } from '#scripts/build/built-page.ts';
import type { AuditedSite, Rule } from '../rule.ts';

/** What one class sets: each property, with the state and the media that it is set under. */
type Settings = readonly (readonly [property: string, under: string])[];

/**
 * No element carries two classes that set one property, on the screen or on paper: which of them wins would depend on
 * the order of the style sheet.
 */
export const classConflicts: Rule = {
  name: 'class-conflicts',
  check(page, site) {
    const settings = settingsOf(page, site);
    const combinations = new Set(
      [...page.document.querySelectorAll('[class]')].map((element) => element.getAttribute('class') ?? ''),
    );
    return [...combinations].flatMap((combination) => {
      const classes = combination.split(' ');
      return classes.flatMap((one, index) =>
        classes.slice(index + 1).flatMap((other) =>
          (settings.get(one) ?? [])
            .filter(([property, under]) =>
              settings.get(other)?.some((set) => set[1] === under && overlap(set[0], property)),
            )
            .map(([property, under]) => ({
              found: `class="${combination}": ${one} and ${other} both set ${property}${under}`,
              fix: 'Let one recipe set it.',
            })),
        ),
      );
    });
  },
};

/** Whether two properties are one, or one is the shorthand of the other: `margin` and `margin-top`. */
const overlap = (one: string, other: string) =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

function settingsOf({ document }: BuiltPage, { readFile }: AuditedSite): ReadonlyMap<string, Settings> {
  const settings = new Map<string, (readonly [string, string])[]>();
  const screen = [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent ?? '')
    .join('\n');
  parse(`${screen}@media print{${readFile('/print.css')}}`).walkDecls((declaration) => {
    const { parent } = declaration;
    if (parent?.type !== 'rule') return;
    const { selectors, parent: around } = parent;
    const media = around?.type === 'atrule' ? ` at ${(around as AtRule).params}` : '';
    for (const selector of selectors) {
      const [, name, state] = /^\.([\w-]+)(.*)$/.exec(selector) ?? [];
      if (!name) continue;
      settings.set(name, [...(settings.get(name) ?? []), [declaration.prop, state + media]]);
    }
  });
  return settings;
}
