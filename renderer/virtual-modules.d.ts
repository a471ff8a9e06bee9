declare module 'virtual:boot-script' {
  /** The inline script of every page, bundled and minified from `src/app/boot`. */
  const bootScript: string;
  export default bootScript;
}

declare module 'virtual:site-styles' {
  import type { SiteStyles } from '#src/theme/site-styles.ts';

  export const defaultStyles: SiteStyles['defaultStyles'];
  export const recipeRules: SiteStyles['recipeRules'];
}

declare module 'virtual:page-dates' {
  /** The day each page's content last changed (YYYY-MM-DD), by path; without those whose day isn't known. */
  const pageDates: Readonly<Record<string, string>>;
  export default pageDates;
}

declare module 'virtual:callout-structure' {
  /**
   * Lidocaine as SVG paths for a drawn figure (`scripts/drawings/structures/callout.ts`), its atoms in the order of its
   * SMILES.
   */
  const structure: {
    readonly atoms: readonly { readonly x: number; readonly y: number }[];
    readonly bonds: string;
    readonly letters: string;
  };
  export default structure;
}

declare module 'virtual:thread' {
  interface Point {
    readonly x: number;
    readonly y: number;
  }

  /** The home page's molecule with the threads that lead from it into the plan (`scripts/drawings/thread.ts`). */
  const thread: {
    readonly bonds: string;
    readonly letters: readonly (Point & { readonly letter: string })[];
    readonly rings: readonly Point[];
    readonly wide: string;
    readonly narrow: string;
  };
  export default thread;
}
