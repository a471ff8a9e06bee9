import { claims } from '#src/content/claims.ts';
import { Text } from '#src/components/Text.tsx';
import styles from './ProofStatement.module.css';

/** `split` keeps the text of a group. */
const figures = new RegExp(`(${claims.costSaving}|${claims.delayAvoided})`);

export function ProofStatement({
  content: { sentence, text },
}: {
  content: { readonly sentence: string; readonly text: string };
}) {
  return (
    <div className={styles.root}>
      <Text>
        {sentence.split(figures).map((piece) =>
          figures.test(piece) ? (
            <Text as="strong" key={piece}>
              {piece}
            </Text>
          ) : (
            piece
          ),
        )}
      </Text>
      <Text>{text}</Text>
    </div>
  );
}
