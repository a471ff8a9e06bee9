import type { contactForm, serviceTypes } from '#shared/contact-form.ts';
import type { contactServices, contactTopics, Option } from '#shared/option-lists.ts';

type ValueOf<List extends readonly Option[]> = List[number]['value'];
export type ContactTopic = ValueOf<typeof contactTopics>;
export type ContactService = ValueOf<typeof contactServices>;
type ServiceType = ValueOf<typeof serviceTypes>;

interface ContactIntent {
  readonly name: 'program' | 'case-brief' | 'service' | 'partnership';
  readonly label: string;
  readonly hint: string;
  /** Sent if the link has no topic. */
  readonly topic: ContactTopic | '';
}

/** What a visitor can ask for with the contact form. The first is preselected. */
export const contactIntents = [
  {
    name: 'program',
    label: 'Discuss a program',
    hint: 'Your molecule and your next milestone.',
    topic: '',
  },
  {
    name: 'case-brief',
    label: 'Get a case brief',
    hint: 'Redacted. Say which case in the description.',
    topic: 'case-brief',
  },
  {
    name: 'service',
    label: 'Ask about a service',
    hint: 'What it covers and how it starts.',
    topic: 'service-question',
  },
  {
    name: 'partnership',
    label: 'Join as an advisor',
    hint: 'Your field, and how you’d like to work with us.',
    topic: 'partnership',
  },
] as const satisfies readonly ContactIntent[];

export type IntentName = ContactIntent['name'];

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

/** @returns the intent of a link, or undefined if it has no topic and no service */
export const findIntent = (topic?: ContactTopic, service?: ContactService): IntentName | undefined =>
  service ? 'service' : topic && intentByTopic[topic];

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
  'molecule-validation': 'strategic-planning',
  'execution-support': 'full-ind',
};

/** Answers by payload name. */
export type PresetAnswers = Readonly<Partial<Record<keyof typeof contactForm, string>>>;

/**
 * Returns the answers to preselect. Only someone who discusses a program has to describe it; the other intents get
 * neutral values.
 *
 * @param service - the value of the select, which may be empty
 */
export function getPresetAnswers(
  intent: IntentName,
  topic: ContactTopic | undefined,
  service: string,
): PresetAnswers {
  const serviceType: ServiceType | undefined =
    serviceTypeByService[service as ContactService] ?? (topic && serviceTypeByTopic[topic]);
  if (intent === 'program') return serviceType ? { service_type: serviceType } : {};
  return {
    therapeutic_area: 'other',
    development_stage: 'other',
    timeline: 'flexible',
    service_type: serviceType ?? 'other',
  };
}
