import { ActionLink } from './ActionLink.tsx';
import { Fold } from './Fold.tsx';
import { Points } from './Points.tsx';
import type { Action } from '#src/site/page-content.ts';
import { Heading, Text } from './Text.tsx';
import styles from './FitCheck.module.css';

export interface FitCheckContent {
  readonly fits: { readonly title: string; readonly points: readonly string[] };
  readonly alternatives: {
    readonly title: string;
    readonly cases: readonly { readonly text: string; readonly action: Action }[];
  };
}

export function FitCheck({ content: { fits, alternatives } }: { content: FitCheckContent }) {
  return (
    <div className={styles.root}>
      <div>
        <Heading as="h3">{fits.title}</Heading>
        <Points points={fits.points} />
      </div>
      <div>
        <Heading as="h3">{alternatives.title}</Heading>
        <Fold summary="Where to go instead" isTitleClickable>
          <ul>
            {alternatives.cases.map(({ text, action }) => (
              <li key={text}>
                <Text>{text}</Text>
                <ActionLink action={action} />
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </div>
  );
}
