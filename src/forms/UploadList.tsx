import { clsx } from 'clsx';
import { provider } from '#src/site/provider.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import callout from './Callout.module.css';
import styles from './fields/FileField.module.css';
import type { FileUpload } from './kept-receipt.ts';

export function UploadList({
  uploads,
  uploadAgain,
}: {
  uploads: readonly FileUpload[];
  uploadAgain: (() => void) | undefined;
}) {
  const unstored = uploads.filter(({ state }) => state !== 'stored');
  const isUploading = unstored.some(({ state }) => state === 'uploading');
  const hasFailed = !isUploading && unstored.length > 0;
  const isUnconfirmed = unstored.some(({ state }) => state === 'unconfirmed');
  const failedFiles = uploads.length === 1 ? 'your file' : `${unstored.length} of ${uploads.length} files`;
  return (
    <div className={clsx(hasFailed && [callout.root, callout.failure])}>
      <p role="status">
        {hasFailed && (
          <b>{`We couldn’t ${isUnconfirmed ? 'confirm the upload of' : 'upload'} ${failedFiles}.`}</b>
        )}
        <span>{getStatus(isUploading, hasFailed)}</span>
      </p>
      <ul role="list" className={styles.list} aria-label="Files">
        {uploads.map((upload, index) => (
          <UploadRow key={index} upload={upload} />
        ))}
      </ul>
      {hasFailed && uploadAgain && (
        <div>
          <Button variant="outline" size="sm" onClick={uploadAgain}>
            Upload again
          </Button>
        </div>
      )}
      {hasFailed && (
        <p>
          {uploadAgain ? 'Or' : 'Please'} email {unstored.length === 1 ? 'it' : 'them'} to{' '}
          <a href={`mailto:${provider.email}`}>{provider.email}</a>.
        </p>
      )}
    </div>
  );
}

function getStatus(isUploading: boolean, hasFailed: boolean): string {
  if (isUploading) return 'Uploading your files. Please keep this page open.';
  return hasFailed ? ' We have your answers.' : 'All files uploaded.';
}

function UploadRow({ upload: { name, state, progress } }: { upload: FileUpload }) {
  const percent = Math.round(progress * 100);
  return (
    <li>
      <span>{name}</span>
      {state === 'uploading' && <small>{percent > 0 ? `${percent}%` : 'Waiting'}</small>}
      {state === 'stored' && <small>Uploaded</small>}
      {state === 'failed' && <small data-failed="">Not uploaded</small>}
      {state === 'unconfirmed' && <small data-failed="">Not confirmed</small>}
      {state === 'uploading' && <progress value={percent} max={100} aria-label={`Uploading ${name}`} />}
    </li>
  );
}
