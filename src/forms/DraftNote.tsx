import { useSiteStyles } from '#src/theme/use-site-styles.ts';
import textButton from './TextButton.module.css';
import type { DraftState } from './use-draft.ts';

export function DraftNote({ state, discard }: { state: DraftState; discard: () => void }) {
  const hasDraft = state !== 'none';
  useSiteStyles(hasDraft);
  return (
    <div>
      <span role="status">
        {state === 'restored' && 'Draft restored'}
        {state === 'without-files' && 'Draft restored. Please choose your files again.'}
        {state === 'saved' && 'Draft saved in this browser'}
      </span>
      {hasDraft && (
        <>
          {' · '}
          <button
            type="button"
            className={textButton.root}
            onClick={() => window.confirm('Discard this draft? This clears the form.') && discard()}
          >
            Discard draft
          </button>
        </>
      )}
    </div>
  );
}
