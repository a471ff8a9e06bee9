import { chakra } from '@chakra-ui/react/styled-system';

/** A sentence in pieces: plain text, and figures that stand out. */
export type ProofSentence = readonly (string | { readonly figure: string })[];

/** A case result set as one large sentence, its figures marked, with the story behind it. */
export function ProofStatement({ sentence, text }: { sentence: ProofSentence; text: string }) {
  return (
    <chakra.div
      css={{
        '& p:first-of-type': {
          fontFamily: 'heading',
          fontSize: '3xl',
          lineHeight: 1.2,
          letterSpacing: '-0.015em',
          textWrap: 'balance',
        },
        '& strong': { fontWeight: 'inherit', color: 'accent', whiteSpace: 'nowrap' },
        '& p + p': { marginTop: '5', color: 'fg.muted', maxWidth: 'measure' },
      }}
    >
      <p>
        {sentence.map((piece) =>
          typeof piece === 'string' ? piece : <strong key={piece.figure}>{piece.figure}</strong>,
        )}
      </p>
      <p>{text}</p>
    </chakra.div>
  );
}
