import { claims } from '#src/content/values/claims.ts';
import { Statement } from '#src/components/Statement.tsx';
import { Text } from '#src/components/Text.tsx';
import type { Content } from './content.ts';

/** `split` keeps the text of a group. */
const figures = new RegExp(`(${claims.costSaving}|${claims.delayAvoided})`);

export function ProofStatement({ content: { sentence, text } }: { content: Content['proof'] }) {
  return (
    <Statement paragraphs={[text]}>
      {sentence.split(figures).map((piece) =>
        figures.test(piece) ? (
          <Text as="strong" key={piece}>
            {piece}
          </Text>
        ) : (
          piece
        ),
      )}
    </Statement>
  );
}
