import { type ReactNode, useId } from 'react';
import { listFields, type FormFields, type InquiryType, type NamedField } from '#shared/form-fields.ts';
import { CheckboxGroup } from './fields/CheckboxGroup.tsx';
import { ConsentField } from './fields/ConsentField.tsx';
import { DateField } from './fields/DateField.tsx';
import { FileField } from './fields/FileField.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { TextArea, TextField } from './fields/TextField.tsx';
import styles from './FormGroups.module.css';

interface FormGroupsProps {
  readonly type: InquiryType;
  readonly fields: FormFields;
}

export function FormGroups({ type, fields }: FormGroupsProps) {
  const list = listFields(fields);
  const titles = [...new Set(list.map(({ group }) => group))];
  return titles.map((title) => (
    <FieldGroup key={title} title={title}>
      {list
        .filter(({ group }) => group === title)
        .map((field) => (
          <FormFieldControl key={field.name} type={type} field={field} />
        ))}
    </FieldGroup>
  ));
}

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}

function FormFieldControl({ type, field }: { type: InquiryType; field: NamedField }) {
  switch (field.kind) {
    case 'textarea':
      return <TextArea field={field} />;
    case 'select':
      return <SelectField field={field} />;
    case 'checkboxes':
      return <CheckboxGroup field={field} />;
    case 'date':
      return <DateField field={field} />;
    case 'files':
      return <FileField type={type} field={field} />;
    case 'consent':
      return <ConsentField field={field} />;
    default:
      return <TextField field={field} />;
  }
}
