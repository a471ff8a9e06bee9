import { type ReactNode, useContext, useId, useRef, useState } from 'react';
import { listFields, type FormFields, type NamedField } from '#shared/form-fields.ts';
import { CheckboxGroup } from './fields/CheckboxGroup.tsx';
import { ConsentField } from './fields/ConsentField.tsx';
import { DateField } from './fields/DateField.tsx';
import { FormErrorsContext } from './fields/Field.tsx';
import { FileField } from './fields/FileField.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { TextArea, TextField } from './fields/TextField.tsx';
import { PlanField } from './PlanField.tsx';
import styles from './FormGroups.module.css';
import textButton from '#src/theme/text-button.module.css';

/** A group of fields whose answers the form has preselected. */
export interface PresetGroup {
  readonly title: string;
  readonly answers: readonly string[];
}

export function FormGroups({
  fields,
  presetGroup,
}: {
  fields: FormFields;
  presetGroup?: PresetGroup | undefined;
}) {
  const list = listFields(fields);
  const errors = useContext(FormErrorsContext);
  const titles = [...new Set(list.map(({ group }) => group))];
  return titles.map((title) => {
    const group = list.filter((field) => field.group === title);
    return (
      <FieldGroup
        key={title}
        title={title}
        preset={presetGroup?.title === title ? presetGroup.answers : undefined}
        hasError={group.some(({ name }) => errors[name] !== undefined)}
      >
        {group.map((field) => (
          <FormFieldControl key={field.name} field={field} />
        ))}
      </FieldGroup>
    );
  });
}

/** @param preset - replaces the fields, which keep their values, until the visitor wants to change them */
function FieldGroup({
  title,
  preset,
  hasError,
  children,
}: {
  title: string;
  preset: readonly string[] | undefined;
  hasError: boolean;
  children: ReactNode;
}) {
  const headingId = useId();
  const fields = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isFolded = preset !== undefined && !isOpen;
  // A field that the owner has added has no preset. The group stays open while the visitor corrects it.
  if (isFolded && hasError) setOpen(true);
  const open = () => {
    setOpen(true);
    // The button that had the focus is gone.
    window.setTimeout(() => fields.current?.querySelector('select')?.focus());
  };
  return (
    <div className={styles.group} role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {isFolded && (
        <div className={styles.preset}>
          <p>We don’t need program details for this request. Preset: {preset.join('; ')}.</p>
          <button type="button" className={textButton.root} onClick={open}>
            Change
          </button>
        </div>
      )}
      <div ref={fields} className={styles.fields} hidden={isFolded}>
        {children}
      </div>
    </div>
  );
}

function FormFieldControl({ field }: { field: NamedField }) {
  switch (field.kind) {
    case 'textarea':
      return field.isReadOnly ? <PlanField field={field} /> : <TextArea field={field} />;
    case 'select':
      return <SelectField field={field} />;
    case 'checkboxes':
      return <CheckboxGroup field={field} />;
    case 'date':
      return <DateField field={field} />;
    case 'files':
      return <FileField field={field} />;
    case 'consent':
      return <ConsentField field={field} />;
    default:
      return <TextField field={field} />;
  }
}
