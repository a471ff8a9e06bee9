import { classNames } from '#src/theme/class-names.ts';
import { unbroken } from '#src/theme/unbroken.ts';
import { offScaleRecipe } from './OffScale.recipe.ts';

export interface OffScaleContent {
  /** What is written at the main peak where it leaves the page. */
  readonly peak: string;
  readonly statement: string;
  readonly scale: string;
}

/** What stands beside the peak that leaves the page. */
export function OffScale({ content: { peak, statement, scale } }: { content: OffScaleContent }) {
  return (
    <div className={classNames(offScaleRecipe)}>
      <p>{peak}</p>
      <p>
        <strong>{statement}</strong>
        {unbroken(scale)}
      </p>
    </div>
  );
}
