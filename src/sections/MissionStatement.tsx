import { chakra } from '@chakra-ui/react/styled-system';

/** A sentence set large, and the paragraphs that explain it. */
export function MissionStatement({
  statement,
  paragraphs,
}: {
  statement: string;
  paragraphs: readonly string[];
}) {
  return (
    <chakra.div
      display="grid"
      gap="6"
      css={{
        '& p': { color: 'fg.muted', maxWidth: 'measure' },
        '& p:first-of-type': {
          fontFamily: 'heading',
          fontSize: '2xl',
          lineHeight: 1.25,
          letterSpacing: '-0.01em',
          color: 'fg',
          maxWidth: '42rem',
          textWrap: 'balance',
        },
      }}
    >
      <p>{statement}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </chakra.div>
  );
}
