import { listFields, type FormFields, type NamedField } from '#src/inquiry/form-fields.ts';
import { CheckboxGroup, ConsentField } from './fields/Choice.tsx';
import { DateField, SelectField, TextArea, TextField } from './fields/Field.tsx';
import { FileField } from './fields/FileField.tsx';
import { PlanField } from './PlanField.tsx';
import styles from './FormGroups.module.css';

/** @param unaskedGroup - keeps its answers, which aren't sent */
export function FormGroups({
  fields,
  groups,
  unaskedGroup,
}: {
  fields: FormFields;
  groups: Readonly<Record<string, string>>;
  unaskedGroup?: string | undefined;
}) {
  const list = listFields(fields);
  return Object.entries(groups).map(([name, title]) => (
    <FieldGroup
      key={name}
      title={title}
      isAsked={name !== unaskedGroup}
      fields={list.filter(({ group }) => group === name)}
    />
  ));
}

function FieldGroup({
  title,
  isAsked,
  fields,
}: {
  title: string;
  isAsked: boolean;
  fields: readonly NamedField[];
}) {
  return (
    <fieldset className={styles.group} disabled={!isAsked}>
      <legend>
        <h3>{title}</h3>
      </legend>
      <div className={styles.fields}>
        {fields.map((field) => (
          <FormFieldControl key={field.name} field={field} />
        ))}
      </div>
    </fieldset>
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
