import { ForwardLink } from '#src/components/ActionLink.tsx';
import { Heading, Text } from '#src/components/Text.tsx';
import type { Action, TitledText } from '#src/content/page-content.ts';
import styles from './LinkedTexts.module.css';

export function LinkedTexts({ content }: { content: readonly (TitledText & { readonly action: Action })[] }) {
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
