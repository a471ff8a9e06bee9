import { Heading, Text } from '#src/components/Text.tsx';
import type { TitledText } from '#src/content/page-content.ts';
import styles from './VerdictCovers.module.css';

/** Renders each verdict as the cover of the document that states it. */
export function VerdictCovers({
  content: { document, entries },
}: {
  content: { readonly document: string; readonly entries: readonly TitledText[] };
}) {
  return (
    <ul className={styles.root}>
      {entries.map(({ title, text }) => (
        <li key={title}>
          <p className={styles.head} aria-hidden>
            <b>DEP</b> {document}
          </p>
          <Heading as="h3">{title}</Heading>
          <Text>{text}</Text>
        </li>
      ))}
    </ul>
  );
}
