import { ActionLink } from './ActionLink.tsx';
import type { Action, Fact as FactContent, TitledText } from '#src/content/page-content.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import { Fact, Heading, Text } from './Text.tsx';
import styles from './Choices.module.css';
import { Points } from './Points.tsx';

export interface Choice extends TitledText {
  readonly points?: readonly string[];
  readonly fact?: FactContent;
  readonly action?: Action;
}

/** Renders three choices: cards on wide screens, rows on narrow ones. */
export function Choices({ content }: { content: readonly Choice[] }) {
  return (
    <ul className={styles.root}>
      {content.map(({ title, text, points, fact, action }) => (
        <li key={title}>
          <Heading as="h3">{title}</Heading>
          <Text>{text}</Text>
          {points && <Points points={points} hasDiscs />}
          {fact && (
            <p>
              <Fact content={fact} />
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
