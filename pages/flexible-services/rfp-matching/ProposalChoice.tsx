import { AnchorLink } from '#src/components/AnchorLink.tsx';
import text from '#src/theme/text.module.css';
import type { Content } from './content.ts';
import styles from './ProposalChoice.module.css';

/** The styles highlight the checked proposal in the plot and in the sample document. */
export function ProposalChoice({
  content: { legend, all, proposals, sample },
}: {
  content: Content['choice'];
}) {
  const choices = [{ name: 'all', label: all.label, text: all.text }, ...proposals];
  return (
    <fieldset className={styles.root} data-screen="">
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.name} data-proposal={choice.name}>
            <input
              className={text.srOnly}
              type="radio"
              name="proposal"
              value={choice.name}
              defaultChecked={choice.name === 'all'}
              aria-describedby={`proposal-${choice.name}`}
            />
            {'label' in choice ? (
              <span>{choice.label}</span>
            ) : (
              <>
                <svg aria-hidden>
                  <line
                    x2="100%"
                    y1="50%"
                    y2="50%"
                    strokeDasharray={choice.dashes}
                    strokeLinecap={choice.dashes?.startsWith('1 ') ? 'round' : undefined}
                    strokeWidth={choice.dashes ? 2 : 3}
                  />
                </svg>
                <span>{choice.name}</span>
              </>
            )}
          </label>
        ))}
      </div>
      <div className={styles.texts}>
        {choices.map((choice) => (
          <p key={choice.name} id={`proposal-${choice.name}`} data-proposal={choice.name}>
            {choice.text}
          </p>
        ))}
      </div>
      <AnchorLink to={sample.to}>{sample.label}</AnchorLink>
    </fieldset>
  );
}
