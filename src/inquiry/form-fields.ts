/**
 * A form is a table of fields that generates its React form, payload, validation and email. No library imports here,
 * because the browser loads this file early.
 */
import type { Option } from './option-lists.ts';

export type InquiryType = 'contact' | 'rfp';

interface BaseField {
  readonly label: string;
  readonly group: string;
  readonly hint?: string;
  readonly fileTypes?: string;
  /** Default: the payload name with hyphens. */
  readonly input?: string;
  /** Default: the payload name. Without a column, the answer is stored in `answers`. */
  readonly column?: string;
}

/** `form`: not enforced by the function. */
type RequiredBy = 'always' | 'form';

type Requirement =
  | { readonly required: RequiredBy; readonly message: string }
  | { readonly required?: never; readonly message?: string };

interface TextLimit {
  /** UTF-16 code units (product specification, section 9), in a phone number only letters and digits. */
  readonly maxLength?: number;
}

export type LineDefinition = BaseField &
  TextLimit &
  Requirement & {
    readonly kind: 'text' | 'email' | 'tel';
    /** Autofill token (WCAG 2.2 1.3.5) or `on`, because `off` would make Back lose the text. */
    readonly autocomplete: string;
    readonly autocapitalize?: 'words';
  };

export type TextAreaDefinition = BaseField &
  TextLimit &
  Requirement & { readonly kind: 'textarea'; readonly isShort?: true; readonly isReadOnly?: true };

interface ValidatedField extends BaseField {
  readonly required?: RequiredBy;
  readonly message: string;
}

export interface DateDefinition extends ValidatedField {
  readonly kind: 'date';
}

export interface SelectDefinition extends ValidatedField, TextLimit {
  readonly kind: 'select';
  readonly options: readonly Option[];
}

export interface CheckboxesDefinition extends Omit<ValidatedField, 'required'> {
  readonly kind: 'checkboxes';
  readonly options: readonly Option[];
  /** `label`: not enforced (product specification, section 5). */
  readonly required?: RequiredBy | 'label';
}

export interface FilesDefinition extends BaseField {
  readonly kind: 'files';
  readonly required?: never;
}

export interface ConsentDefinition extends ValidatedField {
  readonly kind: 'consent';
  /** Increment it when the label changes. */
  readonly version: number;
}

type AnswerDefinition =
  LineDefinition | TextAreaDefinition | DateDefinition | SelectDefinition | CheckboxesDefinition;

export type FormField = AnswerDefinition | FilesDefinition | ConsentDefinition;

/** Fields by payload name, in display order. */
export type FormFields<Group extends string = string> = Readonly<
  Record<string, FormField & { readonly group: Group }>
>;

export type NamedField<Field = FormField> = Field & {
  readonly name: string;
  readonly input: string;
  readonly column: string;
};

export const defaultMaxLength = 1000;

/** Bounds the uncounted signs of a phone number. */
const maxSignRatio = 5;

const getLimit = (field: FormField) => ('maxLength' in field && field.maxLength) || defaultMaxLength;

/** Upper bound of code units. */
export const getMaxLength = (field: FormField): number =>
  field.kind === 'tel' ? maxSignRatio * getLimit(field) : getLimit(field);

/** Counts what the limit counts. */
export function measureText(field: FormField, text: string): { count: number; limit: number } {
  const limit = getLimit(field);
  const count = field.kind === 'tel' ? text.replace(/[^\p{L}\p{N}]/gu, '').length : text.length;
  const maxLength = getMaxLength(field);
  return count <= limit && text.length > maxLength
    ? { count: text.length, limit: maxLength }
    : { count, limit };
}

export const formatTooLongMessage = (maxLength: number) => `Please use no more than ${maxLength} characters`;

/** Named so that autofill ignores it. */
export const honeypotName = 'untouched';

export function getInputName(fields: FormFields, name: string): string {
  return fields[name]?.input ?? name.replaceAll('_', '-');
}

export function listFields(fields: FormFields): NamedField[] {
  return Object.entries(fields).map(([name, field]) => ({
    column: name,
    ...field,
    name,
    input: getInputName(fields, name),
  }));
}

export type NamedAnswerField = NamedField<AnswerDefinition>;

export function listAnswerFields(fields: FormFields): NamedAnswerField[] {
  return listFields(fields).filter((field) => field.kind !== 'files' && field.kind !== 'consent');
}

/** Also for inputs outside the table. */
export function getPayloadName(fields: FormFields, input: string): string {
  const [name] = Object.entries(fields).find(([, field]) => field.input === input) ?? [];
  return name ?? input.replaceAll('-', '_');
}

type AnswerValue<Field> = Field extends { kind: 'checkboxes'; options: infer List extends readonly Option[] }
  ? readonly List[number]['value'][]
  : Field extends { kind: 'select'; options: infer List extends readonly Option[] }
    ? List[number]['value']
    : string;

export type Payload<Fields extends FormFields> = {
  [
    Name in keyof Fields as Fields[Name] extends AnswerDefinition & { required: 'always' } ? Name : never
  ]: AnswerValue<Fields[Name]>;
} & {
  [
    Name in keyof Fields as Fields[Name] extends AnswerDefinition
      ? Fields[Name] extends { required: 'always' }
        ? never
        : Name
      : never
  ]?: AnswerValue<Fields[Name]> | undefined;
};
