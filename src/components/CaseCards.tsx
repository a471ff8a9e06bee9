import { ActionLink } from './ActionLink.tsx';
import type { Case } from '#src/site/cases.ts';
import type { Action } from '#src/site/page-content.ts';
import { preventBreaks, preventHeadingBreaks } from './prevent-breaks.ts';
import { Collapsible } from './Collapsible.tsx';
import { FactList } from './FactList.tsx';
import styles from './CaseCards.module.css';

interface CaseCardsContent {
  readonly cases: readonly Case[];
  readonly action?: Action;
}

export function CaseCards({ content: { cases, action } }: { content: CaseCardsContent }) {
  return (
    <div className={styles.root}>
      {cases.map(({ title, goal, depRole, status, metrics }) => (
        <article key={title} className={styles.card}>
          <div className={styles.program}>
            <h3>{preventHeadingBreaks(title)}</h3>
            <span>{status}</span>
          </div>
          <FactList facts={metrics} className={styles.metrics} />
          <Collapsible summary="Goal and DEP’s role">
            <p>
              <b>Goal.</b>
              {preventBreaks(` ${goal}`)}
            </p>
            <p>
              <b>DEP’s role.</b>
              {preventBreaks(` ${depRole}`)}
            </p>
          </Collapsible>
          {action && (
            <ActionLink action={action} className={styles.action} aria-label={`${action.label}: ${title}`} />
          )}
        </article>
      ))}
    </div>
  );
}
