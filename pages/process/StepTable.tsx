import { ForwardLink } from '#src/components/ActionLink.tsx';
import { Heading, Text } from '#src/components/Text.tsx';
import labels from '#src/theme/text.module.css';
import type { Content } from './content.ts';
import styles from './StepTable.module.css';

export function StepTable({ content }: { content: Content['process'] }) {
  return (
    <ol className={styles.root}>
      {content.steps.map(({ id, headingId, title, duration, text, bring, actions }, index) => (
        <li key={title} id={id}>
          {/* Screen readers get it from the list. */}
          <span className={labels.number} aria-hidden>
            {index + 1}
          </span>
          <div>
            <div className={styles.title}>
              <Heading as="h3" id={headingId}>
                {title}
              </Heading>
              {duration && <Text>{duration}</Text>}
            </div>
            {actions.map((action) => (
              <ForwardLink key={action.label} action={action} />
            ))}
          </div>
          <dl>
            <div>
              <Text as="dt">{content.labels.bring}</Text>
              <Text as="dd">{bring}</Text>
            </div>
            <div>
              <Text as="dt">{content.labels.leaveWith}</Text>
              <Text as="dd">{text}</Text>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}
