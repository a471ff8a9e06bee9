import { classNames } from '#src/theme/class-names.ts';
import type { DraftState } from './draft/use-draft.ts';
import { textButtonRecipe } from './text-button.recipe.ts';

/** Says that a draft is kept in this browser and lets the visitor discard it. */
export function DraftNote({ state, discard }: { state: DraftState; discard: () => void }) {
  return (
    <div>
      <span role="status">
        {state === 'restored' && 'Draft restored'}
        {state === 'saved' && 'Draft saved in this browser'}
      </span>
      {state !== 'none' && (
        <>
          {' · '}
          <button type="button" className={classNames(textButtonRecipe)} onClick={discard}>
            Discard draft
          </button>
        </>
      )}
    </div>
  );
}
