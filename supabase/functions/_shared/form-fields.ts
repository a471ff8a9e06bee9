/**
 * The fields of a form. Each form is a table of fields (`contact-form.ts`, `rfp-form.ts`) that browser and function
 * share: the React form, the payload and its checks, the stored row, the mail and the CSV export are made from it. It is
 * plain data without a library, because the browser needs it before a visitor touches the form.
 */
import type { Option } from './option-lists.ts';

/** The forms, by the `type` that each sends. */
export type InquiryType = 'contact' | 'rfp';

interface AnyField {
  readonly label: string;
  /** The title of the field's group. */
  readonly group: string;
  readonly hint?: string;
  /** The accepted kinds of file, if they are too long for the hint. */
  readonly kinds?: string;
  /** The input's name and id, if it isn't the payload's name with hyphens. */
  readonly input?: string;
  /** The field's column, if it isn't the payload's name. An answer without a column is kept in `answers`. */
  readonly column?: string;
}

/** `always`: form and function require an answer. `form`: only the form does. */
type Required = 'always' | 'form';

/** An optional text needs no message, because nothing can be wrong with it. */
type Demand =
  | { readonly required: Required; readonly message: string }
  | { readonly required?: never; readonly message?: string };

/** The longest accepted text (the owner’s specification), in UTF-16 units, as browsers count. */
interface Limited {
  readonly limit?: number;
}

export type LineDefinition = AnyField &
  Limited &
  Demand & {
    readonly kind: 'text' | 'email' | 'tel';
    /** The browser's autofill token (WCAG 2.2 1.3.5), or `on`. With `off`, Back loses what was typed. */
    readonly autocomplete: string;
    readonly autocapitalize?: 'words';
  };

/** `short`: starts with fewer lines than usual. */
export type TextAreaDefinition = AnyField &
  Limited &
  Demand & { readonly kind: 'textarea'; readonly short?: true };

/** A field whose answer can be wrong and not only missing, so it always has a message. */
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
  /** `label`: the label says required, but an empty answer is accepted (the owner’s specification). */
  readonly required?: Required | 'label';
}

/** Kinds, sizes and number of the files are in `upload-limits.ts`. */
export interface FilesDefinition extends AnyField {
  readonly kind: 'files';
  readonly required?: never;
}

export interface ConsentDefinition extends CheckedDefinition {
  readonly kind: 'consent';
  /** Of the label's words, stored with each consent. Other words are another agreement: raise it with them. */
  readonly version: number;
}

/** A field whose answer is part of the inquiry; files and consent are sent apart from it. */
type AnswerDefinition =
  LineDefinition | TextAreaDefinition | DateDefinition | SelectDefinition | CheckboxesDefinition;

export type FormField = AnswerDefinition | FilesDefinition | ConsentDefinition;

/**
 * A form's fields by their names in the payload, in the order in which they are shown. Each form lists its groups in a
 * type, so that a misspelt one doesn't become another group.
 */
export type FormFields<Group extends string = string> = Readonly<
  Record<string, FormField & { readonly group: Group }>
>;

/** A field with its three names: in the payload, of its input, of its column. */
export type Named<Field = FormField> = Field & {
  readonly name: string;
  readonly input: string;
  readonly column: string;
};

/** The limit for a text that sets none (the owner’s specification). */
export const defaultLimit = 1000;

export function maxLength(field: FormField): number {
  return ('limit' in field && field.limit) || defaultLimit;
}

/** What is said of a text over its limit, while it is written and when it is checked. */
export const tooLongMessage = (limit: number) => `Please use no more than ${limit} characters`;

/**
 * The field that people don't see, so that only robots fill it in, by its name in the payload and as an input. The name
 * means nothing to a browser or a password manager, which fill in what they know, such as `website`.
 */
export const honeypotName = 'untouched';

/** The input's name for a name in the payload. */
export function inputName(fields: FormFields, name: string): string {
  return fields[name]?.input ?? name.replaceAll('_', '-');
}

export function listFields(fields: FormFields): Named[] {
  return Object.entries(fields).map(([name, field]) => ({
    column: name,
    ...field,
    name,
    input: inputName(fields, name),
  }));
}

export type NamedAnswer = Named<AnswerDefinition>;

/** The fields whose answers are part of the inquiry. */
export function answerList(fields: FormFields): NamedAnswer[] {
  return listFields(fields).filter((field) => field.kind !== 'files' && field.kind !== 'consent');
}

/** The name in the payload for an input's name, also for inputs that no table has, such as `topic`. */
export function payloadName(fields: FormFields, input: string): string {
  const [name] = Object.entries(fields).find(([, field]) => field.input === input) ?? [];
  return name ?? input.replaceAll('-', '_');
}

type AnswerValue<Field> = Field extends { kind: 'checkboxes'; options: infer List extends readonly Option[] }
  ? readonly List[number]['value'][]
  : Field extends { kind: 'select'; options: infer List extends readonly Option[] }
    ? List[number]['value']
    : string;

/** The answers that a form sends, by their names in the payload, typed by its table. */
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
