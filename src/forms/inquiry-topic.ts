import { type Location, useLocation } from 'react-router-dom';
import { getDocumentUrl, readReferrer } from '#src/browser/attribution.ts';
import { useIsHydrated } from '#src/browser/use-is-hydrated.ts';
import { contactServices, contactTopics, getOptionLabel, type Option } from '#shared/option-lists.ts';
import { type ContactService, type ContactTopic, findIntent, type IntentName } from './contact-intents.ts';

export interface InquiryTopic {
  readonly topic?: ContactTopic | undefined;
  readonly service?: ContactService | undefined;
  /** The service if there is one. */
  readonly label?: string | undefined;
  readonly intent?: IntentName | undefined;
}

const findValue = <List extends readonly Option[]>(list: List, value: string | null) =>
  list.find((option) => option.value === value)?.value as List[number]['value'] | undefined;

/** Ignores unknown values. */
export function parseInquiryTopic(search: string): InquiryTopic {
  const query = new URLSearchParams(search);
  const topic = findValue(contactTopics, query.get('topic'));
  const service = findValue(contactServices, query.get('service'));
  const intent = findIntent(topic, service);
  if (service) return { topic, service, intent, label: getOptionLabel(contactServices, service) };
  return topic ? { topic, intent, label: getOptionLabel(contactTopics, topic) } : {};
}

/** A link followed before hydration may lack the query; the referrer has it. */
export const readInquiryTopic = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): InquiryTopic =>
  parseInquiryTopic(search || (getDocumentUrl()?.pathname === pathname && readReferrer()?.search) || '');

/** Returns no topic during hydration, because the prerendered page has no query. */
export function useInquiryTopic(): InquiryTopic {
  const location = useLocation();
  return useIsHydrated() ? readInquiryTopic(location) : {};
}
