import { ActionLink } from './ActionLink.tsx';
import type { Action, Fact, TitledText } from '#src/site/page-content.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import { preventBreaks, preventHeadingBreaks } from './prevent-breaks.ts';
import styles from './Choices.module.css';
import { Collapsible } from './Collapsible.tsx';
import { Points } from './Points.tsx';

export interface Choice extends TitledText {
  readonly id?: string;
  readonly points?: readonly string[];
  readonly fact?: Fact;
  readonly action?: Action;
}

export function Choices({ content, collapseLabel }: { content: readonly Choice[]; collapseLabel?: string }) {
  return (
    <ul className={styles.root}>
      {content.map(({ id, title, text, points, fact, action }) => (
        <li key={title} id={id}>
          <h3>{preventHeadingBreaks(title)}</h3>
          {collapseLabel ? (
            <Collapsible summary={collapseLabel} isTitleClickable>
              <p>{preventBreaks(text)}</p>
            </Collapsible>
          ) : (
            <p>{preventBreaks(text)}</p>
          )}
          {points && <Points points={points} hasDiscs />}
          {fact && (
            <p>
              <strong>{preventBreaks(fact.value)}</strong> {fact.label}
            </p>
          )}
          {action && (
            <Button asChild variant="outline" size="sm">
              <ActionLink action={action} />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
