import type { DraftState } from './draft.ts';
import textButton from '#src/theme/text-button.module.css';

const messages: Readonly<Record<DraftState, string>> = {
  none: '',
  saved: 'Draft saved in this browser',
  restored: 'Draft restored',
  'without-files': 'Draft restored. Please choose your files again.',
};

export function DraftNote({ state, discard }: { state: DraftState; discard: () => void }) {
  const hasDraft = state !== 'none';
  return (
    <div>
      <span role="status">{messages[state]}</span>
      {hasDraft && (
        <span>
          {' · '}
          <button
            type="button"
            className={textButton.root}
            onClick={() => window.confirm('Discard this draft? This clears the form.') && discard()}
          >
            Discard draft
          </button>
        </span>
      )}
    </div>
  );
}
