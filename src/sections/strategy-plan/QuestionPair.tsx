import { chakra } from '@chakra-ui/react/styled-system';

/** A question that the work has to answer, and what the answer rests on. */
export interface AnswerableQuestion {
  readonly name: string;
  readonly question: string;
  readonly points: readonly string[];
}

/** Two questions that are answered in order, set as questions; a rule divides them. */
export function QuestionPair({
  questions,
}: {
  questions: readonly [AnswerableQuestion, AnswerableQuestion];
}) {
  return (
    <chakra.ol
      css={{
        display: 'grid',
        gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        gap: '10',
        '& > li + li': {
          borderInlineStart: { md: '1px solid {colors.hairline}' },
          borderTop: { base: '1px solid {colors.hairline}', md: '0' },
          paddingInlineStart: { md: '10' },
          paddingTop: { base: '10', md: '0' },
        },
        '& h3': { color: 'brand', fontSize: 'md' },
        '& p': {
          marginBlock: '{spacing.2} {spacing.6}',
          fontFamily: 'heading',
          fontSize: '2xl',
          lineHeight: 1.2,
        },
        '& ul li': { borderTop: '1px solid {colors.hairline}', paddingBlock: '3', color: 'fg.muted' },
      }}
    >
      {questions.map(({ name, question, points }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{question}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </li>
      ))}
    </chakra.ol>
  );
}
