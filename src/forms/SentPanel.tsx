import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { claims } from '#src/site/claims.ts';
import { provider } from '#src/site/provider.ts';
import { classNames } from '#src/theme/class-names.ts';
import { fileUploadRecipe } from '#src/theme/recipes/file-upload.recipe.ts';
import type { TitledText } from '#src/site/content-types.ts';
import type { FileUpload, SentInquiry } from './form-status.ts';
import { loadReceipt } from './receipt/load-receipt.ts';
import type { ReceiptProps } from './receipt/Receipt.tsx';

const Receipt = lazy<ComponentType<ReceiptProps>>(async () => {
  try {
    return { default: (await loadReceipt()).Receipt };
  } catch {
    // The inquiry is in, whether the receipt can be fetched or not.
    return { default: () => null };
  }
});

/**
 * What takes the form's place once it is sent. It is part of every form page and shown when the address names it, which is where the
 * function sends a browser that posted without JavaScript.
 * Where it accepted the inquiry but could not store the files, the address names the paragraph that says so.
 */
export function SentPanel({
  title,
  sent,
  next,
  restart,
  className,
}: {
  title: string;
  sent: SentInquiry | undefined;
  next: readonly TitledText[];
  restart: () => void;
  className: string;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const isSent = sent !== undefined;
  useEffect(() => {
    if (!isSent) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView();
  }, [isSent]);
  return (
    <div ref={panel} className={className} id="sent" tabIndex={-1} data-shown={isSent ? '' : undefined}>
      <h3>{title}</h3>
      <p>{sent?.message ?? `Thank you. We will reply within ${claims.responseTime}.`}</p>
      <p id="files-lost">
        Your files could not be stored. Please send them to{' '}
        <a href={`mailto:${provider.email}`}>{provider.email}</a>; there is no need to send the form again.
      </p>
      {sent && sent.uploads.length > 0 && <Uploads sent={sent} />}
      {sent && (
        <Suspense>
          <Receipt sent={sent} next={next} restart={restart} />
        </Suspense>
      )}
    </div>
  );
}

function Uploads({ sent: { uploads, retryUploads } }: { sent: SentInquiry }) {
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  const underWay = uploads.some(({ state }) => state === 'uploading');
  return (
    <div>
      <p role="status">
        {underWay && 'Your files are being uploaded. Please keep this page open.'}
        {!underWay && failed === 0 && 'All files have arrived.'}
        {!underWay &&
          failed > 0 &&
          `${failed} of ${uploads.length} files could not be uploaded. Your inquiry is safe with us.`}
      </p>
      <ul role="list" className={classNames(fileUploadRecipe).itemGroup} aria-label="Files">
        {uploads.map((upload, index) => (
          <UploadRow key={index} upload={upload} />
        ))}
      </ul>
      {retryUploads && (
        <div className={classNames(fileUploadRecipe).itemGroup}>
          <button type="button" onClick={retryUploads}>
            Upload again
          </button>
        </div>
      )}
    </div>
  );
}

function UploadRow({ upload: { name, state, progress } }: { upload: FileUpload }) {
  const percent = Math.round(progress * 100);
  return (
    <li>
      <span>{name}</span>
      {state === 'uploading' && <small>{percent > 0 ? `${percent}%` : 'Waiting'}</small>}
      {state === 'stored' && <small>Uploaded</small>}
      {state === 'failed' && <small data-failed="">Not uploaded</small>}
      {state === 'uploading' && <progress value={percent} max={100} aria-label={`Upload of ${name}`} />}
    </li>
  );
}
