import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { ActionLink } from '#src/app/SiteLink.tsx';
import type { CaseCard } from '#src/site/cases.ts';
import type { Action } from '#src/site/content-types.ts';
import { caseCardsRecipe } from './CaseCards.recipe.ts';

/**
 * Client programs with their goal, DEP's role and the figures that came of it.
 *
 * @param action - the link each card ends with, such as the request for a case brief.
 */
export function CaseCards({ cases, action }: { cases: readonly CaseCard[]; action?: Action }) {
  const styles = useSlotRecipe({ recipe: caseCardsRecipe })();
  return (
    <chakra.div css={styles.root}>
      {cases.map(({ title, goal, depRole, status, metrics }) => (
        <chakra.article key={title} css={styles.card}>
          <chakra.div css={styles.program}>
            <span>{status}</span>
            <h3>{title}</h3>
            {action && <ActionLink action={action} aria-label={`${action.label}: ${title}`} />}
          </chakra.div>
          <chakra.div css={styles.story}>
            <p>
              <b>Goal.</b> {goal}
            </p>
            <p>
              <b>DEP’s role.</b> {depRole}
            </p>
          </chakra.div>
          <chakra.dl css={styles.metrics}>
            {metrics.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </chakra.dl>
        </chakra.article>
      ))}
    </chakra.div>
  );
}
