import { type Location, useLocation } from 'react-router-dom';
import { getDocumentUrl, readReferrer } from '#src/browser/document-url.ts';
import { useIsHydrated } from '#src/browser/use-is-hydrated.ts';
import { contactServices, contactTopics, getOptionLabel, type Option } from '#src/inquiry/option-lists.ts';
import { type ContactService, type ContactTopic, findIntent, type IntentName } from './contact-intents.ts';

interface InquiryTopic {
  readonly topic?: ContactTopic | undefined;
  readonly service?: ContactService | undefined;
  /** Of the service, if there is one. */
  readonly label?: string | undefined;
  readonly intent?: IntentName | undefined;
}

const findValue = <List extends readonly Option[]>(list: List, value: string | null) =>
  list.find((option) => option.value === value)?.value as List[number]['value'] | undefined;

export function parseInquiryTopic(search: string): InquiryTopic {
  const query = new URLSearchParams(search);
  const topic = findValue(contactTopics, query.get('topic'));
  const service = findValue(contactServices, query.get('service'));
  if (service) return { topic, service, intent: 'service', label: getOptionLabel(contactServices, service) };
  return topic ? { topic, intent: findIntent(topic), label: getOptionLabel(contactTopics, topic) } : {};
}

/**
 * Returns the query of the followed link. After a link followed before hydration, it may be only in the referrer of the
 * document's first history entry.
 */
export const readLinkQuery = ({ pathname, search, key }: Location): string =>
  search || (key === 'default' && getDocumentUrl()?.pathname === pathname && readReferrer()?.search) || '';

/** Empty during hydration, because the prerendered page has no query. */
export function useInquiryTopic(): InquiryTopic {
  const location = useLocation();
  return useIsHydrated() ? parseInquiryTopic(readLinkQuery(location)) : {};
}

const findTopicInput = (form: HTMLFormElement, intent: IntentName) =>
  form.querySelector<HTMLInputElement>(`[name=topic][data-intent=${intent}]`);

export const hasChosenTopic = (form: HTMLFormElement): boolean =>
  findTopicInput(form, 'program')?.checked === false;

export function chooseTopic(form: HTMLFormElement, { intent, service }: InquiryTopic): void {
  const radio = intent && findTopicInput(form, intent);
  if (radio) radio.checked = true;
  const select = form.querySelector<HTMLSelectElement>('[name=service]');
  if (select) select.value = service ?? '';
}

/** Returns the offered topic with the same intent, because a draft may have the topic of another link. */
export function findOfferedTopic(form: HTMLFormElement, topic: string): string {
  const intent = findIntent(topic);
  return (intent && findTopicInput(form, intent)?.value) ?? '';
}
