/** Fields as answers: what is sent of a form, by which names and of which types. The browser needs it when it sends. */
import { type AnswerDefinition, fieldList, type FormFields, type Named } from './form-fields.ts';
import type { Option } from './option-lists.ts';

export type NamedAnswer = Named<AnswerDefinition>;

export function answerList(fields: FormFields): NamedAnswer[] {
  return fieldList(fields).filter((field) => field.kind !== 'files' && field.kind !== 'consent');
}

/** The payload's name for an input's; also for the inputs that no table has, such as `topic`. */
export function payloadName(fields: FormFields, input: string): string {
  const [name] = Object.entries(fields).find(([, field]) => field.input === input) ?? [];
  return name ?? input.replaceAll('-', '_');
}

type AnswerValue<Field> = Field extends { kind: 'checkboxes'; options: infer List extends readonly Option[] }
  ? readonly List[number]['value'][]
  : Field extends { kind: 'select'; options: infer List extends readonly Option[] }
    ? List[number]['value']
    : string;

/** What a form sends of its fields, by their names, typed by its table. */
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
