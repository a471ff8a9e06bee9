import { parse, type AtRule } from 'postcss';
import type { BuiltPage } from '#scripts/build/built-page.ts';
import type { Rule } from '../rule.ts';

/** What one class sets: each property with the state and the media that it is set under. */
type Settings = ReadonlySet<string>;

/**
 * No element carries two classes that set one property: which of them wins would depend on the order of the style
 * sheet.
 */
export const classConflicts: Rule = {
  name: 'class-conflicts',
  check(page) {
    const settings = settingsOf(page);
    const combinations = new Set(
      [...page.document.querySelectorAll('[class]')].map((element) => element.getAttribute('class') ?? ''),
    );
    return [...combinations].flatMap((combination) => {
      const classes = combination.split(' ');
      return classes.flatMap((one, index) =>
        classes.slice(index + 1).flatMap((other) =>
          [...(settings.get(one) ?? [])]
            .filter((setting) => settings.get(other)?.has(setting))
            .map((setting) => ({
              found: `class="${combination}": ${one} and ${other} both set ${setting}`,
              fix: 'Let one recipe set it.',
            })),
        ),
      );
    });
  },
};

function settingsOf({ document }: BuiltPage): ReadonlyMap<string, Settings> {
  const settings = new Map<string, Set<string>>();
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('\n');
  parse(css).walkDecls((declaration) => {
    const { parent } = declaration;
    if (parent?.type !== 'rule') return;
    const { selectors, parent: around } = parent;
    const media = around?.type === 'atrule' ? ` at ${(around as AtRule).params}` : '';
    for (const selector of selectors) {
      const [, name, rest] = /^\.([\w-]+)(.*)$/.exec(selector) ?? [];
      if (!name) continue;
      const set = settings.get(name) ?? new Set();
      settings.set(name, set.add(`${rest} ${declaration.prop}${media}`));
    }
  });
  return settings;
}
