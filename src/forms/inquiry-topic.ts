import { type Location, useLocation } from 'react-router-dom';
import type { serviceTypes } from '#shared/contact-form.ts';
import { getDocumentUrl, readReferrer } from '#src/browser/attribution.ts';
import { useIsHydrated } from '#src/browser/use-is-hydrated.ts';
import { contactServices, contactTopics, getOptionLabel, type Option } from '#shared/option-lists.ts';

type ValueOf<List extends readonly Option[]> = List[number]['value'];
type ContactTopic = ValueOf<typeof contactTopics>;
type ContactService = ValueOf<typeof contactServices>;
type ServiceType = ValueOf<typeof serviceTypes>;

interface InquiryTopic {
  readonly topic?: ContactTopic | undefined;
  readonly service?: ContactService | undefined;
  readonly label?: string | undefined;
  readonly serviceType?: ServiceType | undefined;
}

const serviceTypeByService: Readonly<Record<ContactService, ServiceType>> = {
  'investor-deck': 'other',
  readiness: 'strategic-planning',
  'rfp-creation': 'other',
  validation: 'strategic-planning',
  execution: 'full-ind',
  'ind-milestone-map': 'ind-planning',
  'program-management': 'full-ind',
  'cdmo-selection': 'cmc-only',
  rescue: 'other',
  'grant-writing': 'other',
};

const serviceTypeByTopic: Readonly<Partial<Record<ContactTopic, ServiceType>>> = {
  consultation: 'not-sure',
  'investor-included': 'other',
  'rfp-examples': 'other',
  'matching-process': 'other',
  'molecule-validation': 'strategic-planning',
  'execution-support': 'full-ind',
};

const findValue = <List extends readonly Option[]>(list: List, value: string | null) =>
  list.find((option) => option.value === value)?.value as ValueOf<List> | undefined;

/** Ignores unknown values. */
export function parseInquiryTopic(search: string): InquiryTopic {
  const query = new URLSearchParams(search);
  const topic = findValue(contactTopics, query.get('topic'));
  const service = findValue(contactServices, query.get('service'));
  if (service) {
    const label = getOptionLabel(contactServices, service);
    return { topic, service, label, serviceType: serviceTypeByService[service] };
  }
  if (topic)
    return { topic, label: getOptionLabel(contactTopics, topic), serviceType: serviceTypeByTopic[topic] };
  return {};
}

/** A link followed before hydration may lack the query; the referrer has it. */
export const readInquiryTopic = ({ pathname, search }: Location): InquiryTopic =>
  parseInquiryTopic(search || (getDocumentUrl()?.pathname === pathname && readReferrer()?.search) || '');

/** Returns no topic during hydration, because the prerendered page has no query. */
export function useInquiryTopic(): InquiryTopic {
  const location = useLocation();
  return useIsHydrated() ? readInquiryTopic(location) : {};
}
