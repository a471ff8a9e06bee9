import { ActionLink } from '#src/components/ActionLink.tsx';
import { Fact, Heading, Text } from '#src/components/Text.tsx';
import type { Action, Fact as FactContent } from '#src/site/page-content.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import styles from './ContactWays.module.css';

export interface ContactWay {
  readonly title: string;
  readonly fact: FactContent;
  readonly text: string;
  readonly action: Action;
}

/** The ways to reach DEP, beside each other with equal weight. */
export function ContactWays({ ways }: { ways: readonly ContactWay[] }) {
  return (
    <ul className={styles.root}>
      {ways.map(({ title, fact, text, action }) => (
        <li key={title}>
          <Heading as="h2">{title}</Heading>
          <p className={styles.fact}>
            <Fact content={fact} />
          </p>
          <Text>{text}</Text>
          <Button asChild>
            <ActionLink action={action} />
          </Button>
        </li>
      ))}
    </ul>
  );
}
