/**
 * What a field of a form is. Both forms are tables of such fields (`contact-form.ts`, `rfp-form.ts`), shared by the browser
 * and the function: the React form, the payload and its checks, the stored row, the correction page, the mail and the
 * CSV export are all made from the table, so that a field stands in it or nowhere.
 * Plain data without a library, because the browser needs it before the first touch of a form.
 */
import type { Option } from './option-lists.ts';

interface AnyField {
  readonly label: string;
  /** The title of the group it stands in. */
  readonly group: string;
  readonly hint?: string;
  /** The input's name and id, where it isn't the payload's name with hyphens. */
  readonly input?: string;
  /** Where the row keeps it, if not under the payload's name. A field without a column of its own is kept in `answers`. */
  readonly column?: string;
}

/** `always`: the function insists too, whoever sends. `form`: only the form does. */
type Required = 'always' | 'form';

/** A text can only be missing, so that one that may be needs no message. */
type Demand =
  | { readonly required: Required; readonly message: string }
  | { readonly required?: never; readonly message?: string };

/** The longest text that is taken (specification section 9), in UTF-16 units, as browsers count. */
interface Limited {
  readonly limit?: number;
}

export type LineDefinition = AnyField &
  Limited &
  Demand & {
    readonly kind: 'text' | 'email' | 'tel';
    /** The browser's own knowledge of the visitor (WCAG 2.2 1.3.5), or `off`. */
    readonly autocomplete: string;
    readonly autocapitalize?: 'words';
  };

/** `short`: fewer lines to begin with. */
export type TextAreaDefinition = AnyField &
  Limited &
  Demand & { readonly kind: 'textarea'; readonly short?: true };

/** What can be wrong as well as missing always has its message. */
interface CheckedDefinition extends AnyField {
  readonly required?: Required;
  readonly message: string;
}

export interface DateDefinition extends CheckedDefinition {
  readonly kind: 'date';
}

export interface SelectDefinition extends CheckedDefinition, Limited {
  readonly kind: 'select';
  readonly options: readonly Option[];
}

export interface CheckboxesDefinition extends Omit<CheckedDefinition, 'required'> {
  readonly kind: 'checkboxes';
  readonly options: readonly Option[];
  /** `label`: it is only called required (specification section 5). */
  readonly required?: Required | 'label';
}

/** Which files and how many is `upload-limits.ts`'s business. */
export interface FilesDefinition extends AnyField {
  readonly kind: 'files';
  readonly required?: never;
}

export interface ConsentDefinition extends CheckedDefinition {
  readonly kind: 'consent';
}

/** What is sent as a field of the inquiry. Files and the consent go their own ways. */
export type AnswerDefinition =
  LineDefinition | TextAreaDefinition | DateDefinition | SelectDefinition | CheckboxesDefinition;

export type FormField = AnswerDefinition | FilesDefinition | ConsentDefinition;

/**
 * A form's fields by their names in the payload, in the order in which they are asked, sent and read. Each form names its
 * groups, so that a misspelt one doesn't become a group of its own.
 */
export type FormFields<Group extends string = string> = Readonly<
  Record<string, FormField & { readonly group: Group }>
>;

/** A field that knows its names: in the payload, of the input, in the row. */
export type Named<Field = FormField> = Field & {
  readonly name: string;
  readonly input: string;
  readonly column: string;
};

/** "Any other field 1000" (specification section 9). */
export const defaultLimit = 1000;

export function maximumLength(field: FormField): number {
  return ('limit' in field && field.limit) || defaultLimit;
}

/** The input's name for a name in the payload. */
export function inputName(fields: FormFields, name: string): string {
  return fields[name]?.input ?? name.replaceAll('_', '-');
}

export function fieldList(fields: FormFields): Named[] {
  return Object.entries(fields).map(([name, field]) => ({
    column: name,
    ...field,
    name,
    input: inputName(fields, name),
  }));
}
