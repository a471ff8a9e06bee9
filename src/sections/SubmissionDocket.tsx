import { chakra } from '@chakra-ui/react/styled-system';

export interface SubmissionDocketContent {
  readonly title: string;
  readonly items: readonly string[];
  readonly note: string;
}

/** A slip that lists what to have ready before a submission. */
export function SubmissionDocket({ content }: { content: SubmissionDocketContent }) {
  return (
    <chakra.section
      bg="bg.raised"
      border="1px solid {colors.hairline}"
      borderTop="2px solid {colors.fg}"
      padding="6"
      css={{
        '& li': {
          display: 'flex',
          gap: '3',
          paddingBlock: '3',
          borderBottom: '1px solid {colors.hairline}',
          '&::before': {
            content: '""',
            flex: 'none',
            width: '1rem',
            height: '1rem',
            marginTop: '0.4em',
            border: '1.5px solid {colors.brand}',
          },
        },
        '& h2': { fontSize: 'xl', marginBottom: '2' },
        '& p': { marginTop: '4', fontSize: 'sm', color: 'fg.muted' },
      }}
    >
      <h2>{content.title}</h2>
      <ul>
        {content.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{content.note}</p>
    </chakra.section>
  );
}
