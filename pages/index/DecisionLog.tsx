import maximize from 'lucide/dist/esm/icons/maximize-2.mjs';
import { Icon } from '#src/components/Icon.tsx';
import { useSampleDialog } from '#src/components/use-sample-dialog.ts';
import { decisionLogPath } from '#src/site/pictures.ts';
import styles from './DecisionLog.module.css';

/** A picture of the decision log that opens a page of the log. */
export function DecisionLog({ label, linkLabel }: { label: string; linkLabel: string }) {
  const { getLinkProps, Dialog, state } = useSampleDialog(() => import('./DecisionLogDialog.tsx'));
  return (
    <>
      <a className={styles.root} {...getLinkProps('decision-entries')}>
        <div>
          <img src={decisionLogPath} alt={label} width="560" height="620" loading="lazy" />
        </div>
        <span>
          <Icon icon={maximize} size={16} />
          {linkLabel}
        </span>
      </a>
      {Dialog && state && <Dialog {...state} />}
    </>
  );
}
