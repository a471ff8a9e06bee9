import { ForwardLink } from '#src/components/ForwardLink.tsx';
import { Heading, Text } from '#src/components/Text.tsx';
import type { Action, TitledText } from '#src/site/page-content.ts';
import styles from './FirstService.module.css';

export interface Situation extends TitledText {
  readonly action: Action;
}

/** What a team says about its program, and the service to start with. */
export function FirstService({ content }: { content: readonly Situation[] }) {
  return (
    <ul className={styles.root}>
      {content.map(({ title, text, action }) => (
        <li key={title}>
          <Heading as="h3">{title}</Heading>
          <Text>{text}</Text>
          <ForwardLink action={action} />
        </li>
      ))}
    </ul>
  );
}
