import { chakra } from '@chakra-ui/react/styled-system';
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
          <chakra.button type="button" css={textButtonRecipe} onClick={discard}>
            Discard draft
          </chakra.button>
        </>
      )}
    </div>
  );
}
