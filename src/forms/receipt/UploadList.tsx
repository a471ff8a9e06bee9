import styles from '../fields/FileField.module.css';
import textButton from '../TextButton.module.css';
import type { FileUpload } from './kept-receipt.ts';

/** Shows the progress of an inquiry's files; `uploadAgain` is set if some have failed. */
export function UploadList({
  uploads,
  uploadAgain,
}: {
  uploads: readonly FileUpload[];
  uploadAgain: (() => void) | undefined;
}) {
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
      <ul role="list" className={styles.list} aria-label="Files">
        {uploads.map((upload, index) => (
          <UploadRow key={index} upload={upload} />
        ))}
      </ul>
      {uploadAgain && (
        <div className={styles.retry}>
          <button type="button" className={`${textButton.root} ${styles.action}`} onClick={uploadAgain}>
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
