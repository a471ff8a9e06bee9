import { system } from './system.ts';

/** What the classes and the custom properties of the style sheets are called. */
export interface Names {
  /** @param fullName - recipe and slot, such as `hero-lead`; those of Chakra's components begin with `c-`. */
  readonly classOf: (fullName: string) => string;
  /** @param fullName - of a token, such as `--d-colors-fg`, or of a property that isn't one. */
  readonly propertyOf: (fullName: string) => string;
}

/** While somebody develops, classes tell their recipes and custom properties their tokens. */
export const fullNames: Names = { classOf: (name) => name, propertyOf: (name) => name };

/**
 * Numbers, for a build, because such names are the most frequent words of every page: `s12` for `hero-lead`, `--a8` for
 * `--d-colors-fg`. Emotion's key stays before Chakra's classes; properties that aren't tokens keep their names, because
 * scripts set some.
 */
export function numberedNames(): Names {
  const classes = new Map<string, number>();
  const tokens = system.tokens.allTokens.map(({ name }) => String(system.tokens.getVar(name)).slice(4, -1));
  // From 360 on, numbers of base 36 begin with a letter, as validators expect of a name.
  const properties = new Map(tokens.map((name, index) => [name, `--${(360 + index).toString(36)}`]));
  return {
    classOf(fullName) {
      if (!classes.has(fullName)) classes.set(fullName, classes.size);
      return `${fullName.startsWith('c-') ? 'c-' : 's'}${classes.get(fullName)}`;
    },
    propertyOf: (fullName) => properties.get(fullName) ?? fullName,
  };
}
