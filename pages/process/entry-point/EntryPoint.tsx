import { ForwardLink } from '#src/sections/forward-link/ForwardLink.tsx';
import { Section } from '#src/sections/section/Section.tsx';
import { TitledList } from '#src/sections/titled-list/TitledList.tsx';
import type { Action, SectionHeading, TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { entryPointRecipe } from './EntryPoint.recipe.ts';

export interface EntryPointContent extends SectionHeading {
  readonly rows: readonly TitledText[];
  readonly actions: readonly Action[];
}

/** A way into the process: what each side brings, and the pages that say more. */
export function EntryPoint({ content: { rows, actions, ...heading } }: { content: EntryPointContent }) {
  return (
    <Section {...heading} tone="mist" weight="quiet" layout="aside">
      <TitledList entries={rows} />
      <div className={classNames(entryPointRecipe)}>
        {actions.map((action) => (
          <ForwardLink key={action.label} action={action} />
        ))}
      </div>
    </Section>
  );
}
