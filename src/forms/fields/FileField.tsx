import { useEffect, useRef, useState } from 'react';
import type { FilesDefinition, NamedField } from '#src/inquiry/form-fields.ts';
import { acceptAttribute, findFileProblems, noScriptFilesNote } from '#src/inquiry/upload-limits.ts';
import { createFileList } from '../form-controls.ts';
import textButton from '#src/theme/text-button.module.css';
import control from './Field.module.css';
import { Field, getFileTypesId, useFieldAttributes } from './Field.tsx';
import styles from './FileField.module.css';

const isSameFile = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

export function FileField({ field }: { field: NamedField<FilesDefinition> }) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [replacedNames, setReplacedNames] = useState<readonly string[]>([]);
  const problems = findFileProblems(files);
  const { error, attributes } = useFieldAttributes(field, problems.join('. ') || undefined);

  // Files chosen before hydration.
  useEffect(() => setFiles([...(input.current?.files ?? [])]), []);
  const hasFiles = files.length > 0;

  const updateFiles = (nextFiles: readonly File[], replaced: readonly string[] = []) => {
    setReplacedNames(replaced);
    setFiles(nextFiles);
    if (!input.current) return;
    input.current.files = createFileList(nextFiles);
    // For the draft and the sending.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  /** A file replaces its namesake, usually an earlier version. */
  const add = (chosen: readonly File[]) => {
    const filesByName = new Map(files.map((file) => [file.name, file]));
    const replaced = new Set<string>();
    for (const file of chosen) {
      const existing = filesByName.get(file.name);
      if (existing && !isSameFile(file, existing)) replaced.add(file.name);
      filesByName.set(file.name, file);
    }
    updateFiles([...filesByName.values()], [...replaced]);
  };
  const remove = (removed: File) => {
    updateFiles(files.filter((file) => file !== removed));
    input.current?.focus();
  };

  return (
    <>
      <p data-without-script="">{noScriptFilesNote}</p>
      <Field isWide field={field} error={error}>
        <input
          {...attributes}
          ref={input}
          className={`${control.control} ${control.fileInput}`}
          type="file"
          multiple
          accept={acceptAttribute}
          onChange={(event) => add([...(event.currentTarget.files ?? [])])}
        />
        {hasFiles && <ChosenFiles files={files} remove={remove} />}
        {hasFiles && (
          <p role="status" className={replacedNames.length > 0 ? control.hint : undefined}>
            {replacedNames.length > 0 &&
              `Replaced the earlier ${replacedNames.join(', ')}. To send both files of a name, rename one.`}
          </p>
        )}
        {field.fileTypes && (
          <p id={getFileTypesId(field.input)} className={styles.types}>
            File types. {field.fileTypes}
          </p>
        )}
      </Field>
    </>
  );
}

function ChosenFiles({ files, remove }: { files: readonly File[]; remove: (file: File) => void }) {
  return (
    <ul role="list" className={styles.list} aria-label="Selected files">
      {files.map((file) => (
        <li
          key={`${file.name}/${file.size}/${file.lastModified}`}
          data-failed={findFileProblems([file]).length > 0 ? '' : undefined}
        >
          <span>{file.name}</span>
          <small>{formatFileSize(file.size)}</small>
          <button
            type="button"
            className={textButton.root}
            aria-label={`Remove ${file.name}`}
            onClick={() => remove(file)}
          >
            Remove
          </button>
        </li>
      ))}
    </ul>
  );
}

function formatFileSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 0.95 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
