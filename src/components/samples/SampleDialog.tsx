import chevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import chevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import cross from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { isPress } from '#src/browser/keys.ts';
import type { Action } from '#src/content/page-content.ts';
import { samplesPath } from '#src/site/paths.ts';
import type { SamplePage } from '#src/content/readers/read-sample.ts';
import { ForwardLink } from '../ActionLink.tsx';
import { Icon } from '../Icon.tsx';
import { PrintButton } from './PrintButton.tsx';
import { getSheetHeadingId } from './SampleSheet.tsx';
import styles from './SampleDialog.module.css';

interface SampleDialogProps {
  readonly pages: readonly SamplePage[];
  /** The shown page's anchor. */
  readonly openId: string;
  readonly onMove: (id: string) => void;
  readonly onClose: () => void;
  readonly action?: Action | undefined;
}

const allSamples: Action = { label: 'See all sample documents', to: samplesPath };

/** Shows one page (ARIA Authoring Practices, "Dialog (Modal)"). */
export function SampleDialog({ pages, action = allSamples, openId, onMove, onClose }: SampleDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const index = pages.findIndex(({ id }) => id === openId);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    body.current?.focus();
  }, []);

  // The document has each sheet once, so the sheet moves here.
  useLayoutEffect(() => {
    const sheet = document.getElementById(openId);
    const origin = sheet?.parentElement;
    if (!place.current || !sheet || !origin) return undefined;
    origin.style.height = `${origin.offsetHeight}px`;
    place.current.append(sheet);
    sheet.scrollIntoView();
    return () => {
      origin.prepend(sheet);
      origin.style.height = '';
    };
  }, [openId]);

  const move = (step: number) => onMove(pages.at((index + step) % pages.length)?.id ?? openId);

  useEffect(() => {
    const element = dialog.current;
    const moveByKey = (event: KeyboardEvent) => {
      if (isPress(event, 'ArrowLeft')) move(-1);
      if (isPress(event, 'ArrowRight')) move(1);
    };
    element?.addEventListener('keydown', moveByKey);
    return () => element?.removeEventListener('keydown', moveByKey);
  });

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.root}
      aria-labelledby={getSheetHeadingId(openId)}
      onClose={onClose}
      closedby="any"
    >
      <div className={styles.bar} data-screen="">
        {pages.length > 1 && (
          <>
            <button type="button" aria-label="Previous page" onClick={() => move(-1)}>
              <Icon icon={chevronLeft} size={22} />
            </button>
            <button type="button" aria-label="Next page" onClick={() => move(1)}>
              <Icon icon={chevronRight} size={22} />
            </button>
            <p role="status">{`${index + 1} of ${pages.length}`}</p>
          </>
        )}
        <PrintButton label="Print" size="sm" />
        <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon icon={cross} size={22} />
        </button>
      </div>
      {/* Has the focus at first, so that arrow keys scroll it. */}
      <div ref={body} className={styles.body} tabIndex={-1}>
        <div ref={place} />
        <ForwardLink action={action} />
      </div>
    </dialog>,
    document.body,
  );
}

/** Lets the sheet grow from its place into the dialog. */
export function showWithTransition(sheetId: string, show: () => void) {
  const sheet = document.getElementById(sheetId);
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!sheet || isReduced || !('startViewTransition' in document)) {
    show();
    return;
  }
  sheet.style.viewTransitionName = 'sheet';
  const { ready, finished } = document.startViewTransition(() => flushSync(show));
  // A second click skips the transition.
  ready.catch(() => {});
  void finished.finally(() => (sheet.style.viewTransitionName = ''));
}
