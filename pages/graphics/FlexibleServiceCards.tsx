import { ForwardLink } from '#src/components/ActionLink.tsx';
import { Card, Cards } from '#src/components/Cards.tsx';
import { Points } from '#src/components/Points.tsx';
import { Text } from '#src/components/Text.tsx';
import type { Content } from './content.ts';
import styles from './FlexibleServiceCards.module.css';

export function FlexibleServiceCards({
  cards,
  steps,
}: {
  cards: Content['services']['cards'];
  steps: Content['process']['steps'];
}) {
  return (
    <Cards columns="three">
      {cards.map(({ title, text, covered, points, action }) => (
        <Card key={title} title={title} figure={<StepStrip steps={steps} covered={covered} />}>
          <Text>{text}</Text>
          <Points points={points} />
          <ForwardLink action={action} />
        </Card>
      ))}
    </Cards>
  );
}

/** @param covered - step numbers, from 1 */
function StepStrip({ steps, covered }: { steps: Content['process']['steps']; covered: readonly number[] }) {
  const names = covered.map((step) => steps[step - 1]?.title).join(', ');
  const width = 100 / steps.length;
  return (
    <div className={styles.stepStrip}>
      <svg
        role="img"
        aria-label={`Covers ${covered.length} of ${steps.length} steps: ${names}`}
        width="100%"
        height="30"
      >
        {steps.map((step, index) => (
          <g key={step.title} className={covered.includes(index + 1) ? styles.covered : undefined}>
            <rect x={`${index * width + 0.5}%`} y="1" width={`${width - 1}%`} height="28" rx="4" />
            <text x={`${(index + 0.5) * width}%`} y="20" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
