import type { Action, TitledText } from '#src/site/content-types.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/theme/unbroken.ts';
import { ForwardLink } from '../forward-link/ForwardLink.tsx';
import { Section } from '../section/Section.tsx';
import { TitledRows } from '../titled-rows/TitledRows.tsx';
import { whoWeHelpRecipe } from './WhoWeHelp.recipe.ts';

export interface WhoWeHelpContent {
  readonly title: string;
  readonly eyebrow: string;
  readonly audiences: readonly TitledText[];
  /** Why these teams come: a statement set large, what stands behind it, and where to read on. */
  readonly reason: TitledText & { readonly statement: string; readonly action: Action };
}

/** Whom the provider works for, and the one reason they come. */
export function WhoWeHelp({ content }: { content: WhoWeHelpContent }) {
  const styles = classNames(whoWeHelpRecipe);
  const { title, eyebrow, audiences, reason } = content;
  return (
    <Section title={title} eyebrow={eyebrow}>
      <div className={styles.columns}>
        <TitledRows rows={audiences} />
        <div className={styles.reason}>
          <h3>{unbrokenHeading(reason.title)}</h3>
          <p>{unbroken(reason.statement)}</p>
          <p>{unbroken(reason.text)}</p>
          <ForwardLink action={reason.action} />
        </div>
      </div>
    </Section>
  );
}
