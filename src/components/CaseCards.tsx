import { clsx } from 'clsx';
import { ActionLink } from './ActionLink.tsx';
import type { Case } from '#src/content/cases.ts';
import type { Action } from '#src/content/page-content.ts';
import { Heading, Text } from './Text.tsx';
import { FactList } from './FactList.tsx';
import styles from './CaseCards.module.css';

interface CaseCardsContent {
  readonly cases: readonly Case[];
  readonly action?: Action;
}

/** With an action, the cards show DEP's role instead of the goal. */
export function CaseCards({ content: { cases, action } }: { content: CaseCardsContent }) {
  return (
    <div className={clsx(styles.root, cases.length < 3 && styles.few)}>
      {cases.map(({ title, goal, depRole, status, metrics }) => (
        <article key={title} className={styles.card}>
          <div className={styles.program}>
            <Heading as="h3">{title}</Heading>
            <Text as="span">{status}</Text>
          </div>
          <FactList
            facts={metrics}
            className={clsx(styles.metrics, metrics[0]!.value.length > 4 && styles.words)}
          />
          {action ? (
            <>
              <Text>
                <b>DEP’s role.</b>
                {` ${depRole}`}
              </Text>
              <ActionLink
                action={action}
                className={styles.action}
                data-screen=""
                aria-label={`${action.label}: ${title}`}
              />
            </>
          ) : (
            <Text>
              <b>Goal.</b>
              {` ${goal}`}
            </Text>
          )}
        </article>
      ))}
    </div>
  );
}
