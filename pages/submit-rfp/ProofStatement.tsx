import { Text } from '#src/components/Text.tsx';
import styles from './ProofStatement.module.css';

export type ProofSentence = readonly (string | { readonly figure: string })[];

export function ProofStatement({
  content: { sentence, text },
}: {
  content: { readonly sentence: ProofSentence; readonly text: string };
}) {
  return (
    <div className={styles.root}>
      <Text>
        {sentence.map((piece) =>
          typeof piece === 'string' ? (
            piece
          ) : (
            <Text as="strong" key={piece.figure}>
              {piece.figure}
            </Text>
          ),
        )}
      </Text>
      <Text>{text}</Text>
    </div>
  );
}
