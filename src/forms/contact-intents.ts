import type { contactServices, contactTopics, Option } from '#src/inquiry/option-lists.ts';

type ValueOf<List extends readonly Option[]> = List[number]['value'];
export type ContactTopic = ValueOf<typeof contactTopics>;
export type ContactService = ValueOf<typeof contactServices>;

export type IntentName = 'program' | 'case-brief' | 'service' | 'partnership';

/** Sent if the link has no topic. The first is preselected. */
export const topicByIntent: Readonly<Record<IntentName, ContactTopic | ''>> = {
  program: '',
  'case-brief': 'case-brief',
  service: 'service-question',
  partnership: 'partnership',
};

export const intentNames = Object.keys(topicByIntent) as IntentName[];

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

export const findIntent = (topic: string): IntentName | undefined =>
  Object.hasOwn(intentByTopic, topic) ? intentByTopic[topic as ContactTopic] : undefined;
