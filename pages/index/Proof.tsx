import { useId } from 'react';
import { CaseCards } from '#src/components/CaseCards.tsx';
import { sectionRecipe } from '#src/components/Section.recipe.ts';
import { cases } from '#src/site/cases.ts';
import { decisionLogPath } from '#src/site/pictures.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from '#src/components/unbroken.ts';
import { proofRecipe } from './Proof.recipe.ts';

/** A decision as it stands in a client's log. `[words]` are blacked out, as wide as they are long. */
export interface Decision {
  readonly number: number;
  readonly decision: string;
  readonly why: string;
  readonly notChosen: string;
}

export interface DecisionLog {
  readonly document: string;
  readonly label: string;
  readonly page: string;
  readonly title: string;
  readonly about: string;
  readonly decisions: readonly Decision[];
  /** A note in the margin, beside the first decision. */
  readonly note: string;
}

export interface ProofContent {
  readonly title: string;
  readonly intro: string;
  /** A page of the log that clients keep with us; `npm run draw` draws it. */
  readonly log: DecisionLog;
  /** Says in words what the picture shows. */
  readonly logLabel: string;
}

/** Three programs under their figures, beside a page of what such a client holds in hand. */
export function Proof({ content }: { content: ProofContent }) {
  const section = classNames(sectionRecipe, { tone: 'pale' });
  const styles = classNames(proofRecipe);
  const headingId = useId();
  return (
    <section className={`${section.root} ${styles.root}`} aria-labelledby={headingId}>
      <div className={section.inner}>
        <div className={section.heading}>
          <h2 id={headingId}>{unbrokenHeading(content.title)}</h2>
          <p className={section.intro}>{unbroken(content.intro)}</p>
        </div>
        <div className={styles.log}>
          <img src={decisionLogPath} alt={content.logLabel} width="560" height="620" loading="lazy" />
        </div>
        <CaseCards content={{ cases }} />
      </div>
    </section>
  );
}
