import maximize from 'lucide/dist/esm/icons/maximize-2.mjs';
import type { SamplePage } from '#src/content/readers/read-sample.ts';
import text from '#src/theme/text.module.css';
import { Icon } from '../Icon.tsx';
import { SampleSheet } from './SampleSheet.tsx';
import { useSampleDialog } from './use-sample-dialog.ts';
import styles from './SampleDocument.module.css';

export function SampleDocument({ content }: { content: readonly SamplePage[] }) {
  const { getLinkProps, Dialog, state } = useSampleDialog();
  return (
    <div className={styles.root}>
      {content.map((page) => (
        <div key={page.id} className={styles.slot}>
          <SampleSheet content={page} />
          <a className={styles.open} data-screen="" {...getLinkProps(page.id)}>
            <Icon icon={maximize} size={16} />
            Open the page<span className={text.srOnly}> “{page.title}”</span>
          </a>
        </div>
      ))}
      {Dialog && state && <Dialog {...state} pages={content} />}
    </div>
  );
}
