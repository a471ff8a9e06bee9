import texts from '#content/forms/topics.json' with { type: 'json' };

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** @param labels - by value */
export const listOptions = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));

/** Values of the query parameter `topic`. The form sends `service-question` if the visitor asks about a service. */
export const contactTopics = listOptions(texts.topics);

/** The services of the page /services. */
export const serviceOptions = listOptions(texts.services.offers);

/** Values of the query parameter `service`. */
export const contactServices = [...listOptions(texts.services.options), ...serviceOptions];

export function listOptionValues<const List extends readonly Option[]>(list: List): List[number]['value'][] {
  return list.map((option) => option.value);
}

/** Falls back to the value, because stored rows outlive options. */
export function getOptionLabel(list: readonly Option[], value: string): string {
  return list.find((option) => option.value === value)?.label ?? value;
}
