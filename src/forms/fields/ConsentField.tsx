import type { ReactNode } from 'react';
import { ErrorMessage, RequiredMark, useFieldAttributes } from './Field.tsx';

/** The visitor's agreement, never given by default and never kept in a draft. */
export function ConsentField({ name, children }: { name: string; children: ReactNode }) {
  const { error, attributes } = useFieldAttributes({ name, label: '', required: true });
  return (
    <div data-wide="">
      <label data-choice="" htmlFor={name}>
        <input {...attributes} type="checkbox" value="on" />
        <span>
          {children}
          <RequiredMark />
        </span>
      </label>
      <ErrorMessage name={name}>{error}</ErrorMessage>
    </div>
  );
}
