import { ActionLink } from './ActionLink.tsx';
import { Fold } from './Fold.tsx';
import { Points } from './Points.tsx';
import type { Action } from '#src/site/page-content.ts';
import { preventBreaks, preventHeadingBreaks } from './prevent-breaks.ts';
import styles from './FitCheck.module.css';

export interface FitCheckContent {
  readonly fits: { readonly title: string; readonly points: readonly string[] };
  readonly elsewhere: {
    readonly title: string;
    readonly cases: readonly { readonly text: string; readonly action: Action }[];
  };
}

export function FitCheck({ content: { fits, elsewhere } }: { content: FitCheckContent }) {
  return (
    <div className={styles.root}>
      <div>
        <h3>{preventHeadingBreaks(fits.title)}</h3>
        <Points points={fits.points} />
      </div>
      <div>
        <h3>{preventHeadingBreaks(elsewhere.title)}</h3>
        <Fold summary="Where to go instead" clickableTitle>
          <ul>
            {elsewhere.cases.map(({ text, action }) => (
              <li key={text}>
                <p>{preventBreaks(text)}</p>
                <ActionLink action={action} />
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </div>
  );
}
