import { unbroken } from '#src/components/unbroken.ts';
import styles from './ProofStatement.module.css';

/** A sentence in pieces: plain text, and figures that stand out. */
export type ProofSentence = readonly (string | { readonly figure: string })[];

/** A case result set as one large sentence, its figures marked, with the story behind it. */
export function ProofStatement({
  content: { sentence, text },
}: {
  content: { readonly sentence: ProofSentence; readonly text: string };
}) {
  return (
    <div className={styles.root}>
      <p>
        {sentence.map((piece) =>
          typeof piece === 'string' ? piece : <strong key={piece.figure}>{piece.figure}</strong>,
        )}
      </p>
      <p>{unbroken(text)}</p>
    </div>
  );
}
