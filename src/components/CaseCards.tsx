import { clsx } from 'clsx';
import { ActionLink } from './ActionLink.tsx';
import type { Case } from '#src/content/values/cases.ts';
import type { Action } from '#src/content/page-content.ts';
import { Card, Cards } from './Cards.tsx';
import { Text } from './Text.tsx';
import { FactList } from './FactList.tsx';
import styles from './CaseCards.module.css';

interface CaseCardsContent {
  readonly cases: readonly Case[];
  readonly action?: Action;
}

/** With an action, the cards show DEP's role instead of the goal. */
export function CaseCards({ content: { cases, action } }: { content: CaseCardsContent }) {
  return (
    <Cards look="divided" columns={cases.length < 3 ? 'two' : 'three'}>
      {cases.map(({ title, goal, depRole, status, metrics }) => (
        <Card key={title} title={title}>
          <Text className={styles.status}>{status}</Text>
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
        </Card>
      ))}
    </Cards>
  );
}
