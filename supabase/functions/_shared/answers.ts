/** The answers of a form: which fields are sent, by which names and of which types. */
import { type AnswerDefinition, fieldList, type FormFields, type Named } from './form-fields.ts';
import type { Option } from './option-lists.ts';

export type NamedAnswer = Named<AnswerDefinition>;

export function answerList(fields: FormFields): NamedAnswer[] {
  return fieldList(fields).filter((field) => field.kind !== 'files' && field.kind !== 'consent');
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
