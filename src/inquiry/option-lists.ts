import texts from '#content/forms/topics.json' with { type: 'json' };

export interface Option {
  readonly value: string;
  readonly label: string;
}

export const listOptions = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));

/** Query parameter `topic`. */
export const contactTopics = listOptions(texts.topics);

export const serviceOptions = listOptions(texts.services.offers);

/** Query parameter `service`. */
export const contactServices = [...listOptions(texts.services.options), ...serviceOptions];

export function listOptionValues<const List extends readonly Option[]>(list: List): List[number]['value'][] {
  return list.map((option) => option.value);
}

/** Falls back to the value, because stored rows outlive options. */
export function getOptionLabel(list: readonly Option[], value: string): string {
  return list.find((option) => option.value === value)?.label ?? value;
}
