import { ActionLink } from './ActionLink.tsx';
import { Collapsible } from './Collapsible.tsx';
import { Points } from './Points.tsx';
import type { Action } from '#src/site/page-content.ts';
import { preventBreaks, preventHeadingBreaks } from './prevent-breaks.ts';
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
        <h3>{preventHeadingBreaks(fits.title)}</h3>
        <Points points={fits.points} />
      </div>
      <div>
        <h3>{preventHeadingBreaks(alternatives.title)}</h3>
        <Collapsible summary="Where to go instead" isTitleClickable>
          <ul>
            {alternatives.cases.map(({ text, action }) => (
              <li key={text}>
                <p>{preventBreaks(text)}</p>
                <ActionLink action={action} />
              </li>
            ))}
          </ul>
        </Collapsible>
      </div>
    </div>
  );
}
