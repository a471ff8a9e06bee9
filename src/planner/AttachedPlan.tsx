import { useEffect, useRef, useState } from 'react';
import { confirmationUrl } from '#shared/function-api.ts';
import { Milestones } from '#src/components/Milestones.tsx';
import callout from '#src/forms/Callout.module.css';
import textButton from '#src/theme/text-button.module.css';
import { findLastReady, findNext, formatBlock, formatReadiness, nothingNeeded, type Plan } from './plan.ts';
import { addBlock, type BlockState, getBlockState, removeBlock, updateBlock } from './plan-block.ts';
import { readBlock, readVisitPlan, writeBlock } from './plan-storage.ts';
import { removeVisitPlan } from './sent-plan.ts';
import styles from './AttachedPlan.module.css';

const messages: Readonly<Record<BlockState, string>> = {
  attached: 'Your plan is attached.',
  edited: 'Your plan is attached as you edited it.',
  missing: 'Your plan isn’t attached.',
};

/**
 * Tells that the contact form has the visitor's plan, which it writes into the project description. Mount it after the draft is
 * restored, whose description counts.
 */
export function AttachedPlan() {
  const [plan] = useState(readPlan);
  const [blockState, setBlockState] = useState<BlockState>();
  const root = useRef<HTMLDivElement>(null);
  const [block] = useState(() => (plan ? formatBlock(plan, `${window.location.origin}/`, new Date()) : ''));

  useEffect(() => {
    const description = findDescription(root.current);
    if (!description) return undefined;
    const update = () => setBlockState(getBlockState(description.value, block));
    write(description, updateBlock(description.value, readBlock(), block));
    writeBlock(block);
    update();
    description.addEventListener('input', update);
    return () => description.removeEventListener('input', update);
  }, [block]);

  const change = (edit: typeof addBlock) => {
    const description = findDescription(root.current);
    if (description) write(description, edit(description.value, block));
  };
  const next = plan && findNext(plan);

  return (
    <div ref={root} className={styles.root} hidden={!plan}>
      {plan && blockState && (
        <div className={callout.root}>
          <div className={styles.milestones}>
            <Milestones
              covers={['Program Start', findLastReady(plan)]}
              label={`Ready up to ${findLastReady(plan)}`}
            />
          </div>
          <p className={styles.state}>
            <span role="status">{messages[blockState]}</span>
            <span>{next ? formatReadiness(next) : nothingNeeded}</span>
            {blockState === 'attached' && (
              <button type="button" className={textButton.root} onClick={() => change(removeBlock)}>
                Remove
              </button>
            )}
            {blockState !== 'attached' && (
              <button type="button" className={textButton.root} onClick={() => change(addBlock)}>
                {blockState === 'edited' ? 'Add Your Present Marks' : 'Add'}
              </button>
            )}
          </p>
        </div>
      )}
    </div>
  );
}

/** The form has been posted without script if the address confirms an inquiry. */
function readPlan(): Plan | undefined {
  if (new URLSearchParams(window.location.search).has(confirmationUrl.query)) removeVisitPlan();
  return readVisitPlan();
}

const findDescription = (element: Element | null) =>
  element?.closest('form')?.querySelector<HTMLTextAreaElement>('[name=project-description]');

/** Dispatches `input` as a visitor would, so that the count and the draft update. */
function write(description: HTMLTextAreaElement, value: string) {
  if (description.value === value) return;
  description.value = value;
  description.dispatchEvent(new Event('input', { bubbles: true }));
}
