import { preventBreaks } from '#src/components/prevent-breaks.ts';
import styles from './ProofStatement.module.css';

export type ProofSentence = readonly (string | { readonly figure: string })[];

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
      <p>{preventBreaks(text)}</p>
    </div>
  );
}
