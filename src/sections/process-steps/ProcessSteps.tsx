import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { Step } from '#src/site/content-types.ts';
import { processStepsRecipe } from './ProcessSteps.recipe.ts';

/** The steps of a process, in order. */
export function ProcessSteps({
  steps,
  layout = 'line',
}: {
  steps: readonly Step[];
  layout?: 'line' | 'columns';
}) {
  const styles = useSlotRecipe({ recipe: processStepsRecipe })({ layout });
  return (
    <chakra.ol css={styles.root}>
      {steps.map(({ id, title, text, duration, points }, index) => (
        <chakra.li key={title} id={id} css={styles.step}>
          <chakra.span css={styles.number} aria-hidden>
            {index + 1}
          </chakra.span>
          <chakra.div css={styles.body}>
            {duration && <chakra.p css={styles.duration}>{duration}</chakra.p>}
            <h3>{title}</h3>
            <p>{text}</p>
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
