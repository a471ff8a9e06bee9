import type { contactServices, contactTopics, Option } from '#shared/option-lists.ts';

type ValueOf<List extends readonly Option[]> = List[number]['value'];
export type ContactTopic = ValueOf<typeof contactTopics>;
export type ContactService = ValueOf<typeof contactServices>;

export type IntentName = 'program' | 'case-brief' | 'service' | 'partnership';

interface ContactIntent {
  readonly name: IntentName;
  readonly label: string;
  /** Sent if the link has no topic. */
  readonly topic: ContactTopic | '';
}

/** What a visitor can ask for with the contact form. The first is preselected. */
export const contactIntents: readonly ContactIntent[] = [
  { name: 'program', label: 'Discuss a program', topic: '' },
  { name: 'case-brief', label: 'Get a case brief', topic: 'case-brief' },
  { name: 'service', label: 'Ask about a service', topic: 'service-question' },
  { name: 'partnership', label: 'Join as an advisor', topic: 'partnership' },
];

const intentByTopic: Readonly<Record<ContactTopic, IntentName>> = {
  consultation: 'program',
  'case-brief': 'case-brief',
  'case-studies': 'case-brief',
  partnership: 'partnership',
  'investor-included': 'service',
  'rfp-examples': 'service',
  'matching-process': 'service',
  'molecule-validation': 'service',
  'execution-support': 'service',
  'service-question': 'service',
};

/** Returns undefined for an unknown topic, such as that of a stored draft. */
export const findIntent = (topic: string): IntentName | undefined =>
  Object.hasOwn(intentByTopic, topic) ? intentByTopic[topic as ContactTopic] : undefined;
