import { Fold } from './Fold.tsx';
import { ActionLink } from './ActionLink.tsx';
import type { Note } from '#src/site/page-content.ts';
import { classNames } from '#src/theme/class-names.ts';
import { unbroken, unbrokenHeading } from './unbroken.ts';
import { infoBoxRecipe } from './InfoBox.recipe.ts';

/**
 * A boxed note beside, before or below the main text.
 *
 * @param fold - folds it on narrow screens, where it stands before something, and names the button that unfolds it.
 */
export function InfoBox({
  content: { title, text, entries, action },
  fold,
}: {
  content: Note;
  fold?: string;
}) {
  const body = (
    <>
      <p>{unbroken(text)}</p>
      {entries?.map((entry) => (
        <p key={entry.title}>
          <b>{entry.title}.</b>
          {unbroken(` ${entry.text}`)}
        </p>
      ))}
      {action && <ActionLink action={action} />}
    </>
  );
  return (
    <div className={classNames(infoBoxRecipe, { folds: fold ? 'yes' : 'no' })}>
      <h3>{unbrokenHeading(title)}</h3>
      {fold ? (
        <Fold summary={fold} clickableTitle>
          {body}
        </Fold>
      ) : (
        body
      )}
    </div>
  );
}
